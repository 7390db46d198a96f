import type { DeviceStore } from '../../ui/browser/deviceStore';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { isSame } from '../../lib/values';
import { putAt, valueAt } from '../../lib/path';
import { trimBlanks } from '../../lib/text/asciiText';
import { fieldAt } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';
import type { TextForm } from '../../schema/walk/fieldMeta';
import { afterPointerUp } from '../../ui/browser/pointer';
import { type TemplateDocument, runCommand } from './createDocument';
import type {
  QuickFix,
  QuickFixChoice,
  QuickFixInput,
  QuickFixReader,
  QuickFixSource,
  QuickFixSources,
} from './quickFix';

export type QuickFixes = ReadonlyStore<ReadonlyMap<string, QuickFix>> & {
  /** Reads the field of a path while its offer can be seen. Returns a function that ends it. */
  register: (path: string) => () => void;
  /** The text of a field is complete: the person left it, or pasted it. */
  finish: (path: string) => void;
  /** Writes what the person chose, as one step. */
  take: (choice: QuickFixChoice) => boolean;
  country: DeviceStore<string>;
};

/** Forms that never begin or end with a blank. Blanks around words are the author's. */
const trimmed: ReadonlySet<TextForm | undefined> = new Set<TextForm>([
  'identifier',
  'time',
  'address',
  'phoneNumber',
  'degrees',
]);

/** Reads the fields that the person has finished. A key in a field only takes its offer away. */
export function createQuickFixes(
  document: TemplateDocument,
  sources: QuickFixSources,
  country: DeviceStore<string>,
): QuickFixes {
  const quickFixes = createStore<ReadonlyMap<string, QuickFix>>(() => new Map());
  const registered = new Map<string, number>();
  const readers = new Map<QuickFixSource, QuickFixReader>();
  /** The path that the last keys have changed. */
  let typed: string | undefined;
  /** A finished field whose reader is still being loaded. */
  let awaited: QuickFixInput | undefined;

  function inputAt(at: string): QuickFixInput | undefined {
    const state = document.getState();
    const meta = fieldAt(parsePath(at))?.meta;
    const text = valueAt(state.draft, at);
    if (!meta?.form || (text !== undefined && typeof text !== 'string')) return undefined;
    return { at, meta, state, text: text ?? '', country: country.getState() };
  }

  function read(input: QuickFixInput | undefined): QuickFix | undefined {
    if (!input?.meta.form) return undefined;
    for (const source of sources[input.meta.form]) {
      if (!source.mayFix(input)) continue;
      const reader = readers.get(source);
      if (!reader) load(source);
      const quickFix = reader?.(input);
      if (quickFix) return quickFix;
    }
    return undefined;
  }

  const loading = new Set<QuickFixSource>();
  function load(source: QuickFixSource) {
    if (loading.has(source)) return;
    loading.add(source);
    source.load().then(
      (reader) => {
        readers.set(source, reader);
        // The press that left the field often lasts longer than the loading.
        afterPointerUp(() => {
          const input = awaited && inputAt(awaited.at);
          if (input && input.text === awaited?.text) takePlain(input);
          update();
        });
      },
      // Without its reader a field has no offer; the next finished field tries again.
      () => loading.delete(source),
    );
  }

  function update() {
    const before = quickFixes.getState();
    const after = new Map<string, QuickFix>();
    for (const path of registered.keys()) {
      const quickFix = isBelow(path, typed) ? undefined : read(inputAt(path));
      const known = before.get(path);
      if (quickFix) after.set(path, known && isSame(known, quickFix) ? known : quickFix);
    }
    const isUnchanged =
      after.size === before.size && [...after].every(([path, quickFix]) => before.get(path) === quickFix);
    if (!isUnchanged) quickFixes.setState(after, true);
  }
  // An offer that appears under a pressed pointer would move the pressed button.
  const updateSoon = () => afterPointerUp(update);
  let isQueued = false;
  /** Many fields appear together, with a card or a list of issues: they are read once. */
  function updateAfterMount() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      updateSoon();
    });
  }

  document.onTransaction(({ transaction: { origin, label }, change }) => {
    if (!change) return;
    const isTyping = label === undefined && (origin === 'field' || origin === 'command');
    if (isTyping && typed === change.path) return;
    typed = isTyping ? change.path : undefined;
    awaited = undefined;
    updateSoon();
  });
  /** The country outlives the editor: listen to it only while a field is shown, or it would keep every editor. */
  let stopCountry: (() => void) | undefined;

  function trim({ at, text, meta }: QuickFixInput) {
    const words = trimBlanks(text);
    if (!trimmed.has(meta.form) || words === text) return;
    const name = (meta.name ?? 'text').toLowerCase();
    write(`remove blanks around the ${name}`, {
      changes: { [at]: words || undefined },
      done: `Blanks around the ${name} removed.`,
    });
  }

  function takePlain(input: QuickFixInput) {
    const quickFix = read(input);
    const [choice] = quickFix?.choices ?? [];
    awaited = undefined;
    if (quickFix?.isPlain && choice) take(choice);
  }

  function write(label: string, { changes, names, done }: Omit<QuickFixChoice, 'action'>) {
    return runCommand(
      { document },
      {
        label,
        announcement: done,
        apply: ({ draft, stash, parameters }) => ({
          draft: Object.entries(changes).reduce((next, [path, text]) => putAt(next, path, text), draft),
          stash,
          parameters: names ? { ...parameters, names: { ...parameters.names, ...names } } : parameters,
        }),
      },
    );
  }

  const take = (choice: QuickFixChoice) =>
    write(`${choice.action.charAt(0).toLowerCase()}${choice.action.slice(1)}`, choice);

  return {
    ...quickFixes,
    country,
    register(path) {
      registered.set(path, (registered.get(path) ?? 0) + 1);
      stopCountry ??= country.subscribe(updateSoon);
      updateAfterMount();
      return () => {
        const count = (registered.get(path) ?? 1) - 1;
        if (count === 0) registered.delete(path);
        else registered.set(path, count);
        if (registered.size > 0) return;
        stopCountry?.();
        stopCountry = undefined;
        updateAfterMount();
      };
    },
    finish(path) {
      if (!isBelow(path, typed)) return;
      typed = undefined;
      const typedInput = inputAt(path);
      if (typedInput) trim(typedInput);
      const input = inputAt(path);
      if (input) {
        takePlain(input);
        if (document.getState() === input.state) awaited = input;
      }
      updateSoon();
    },
    take,
  };
}

/** Whether a path is another one or below it. */
function isBelow(path: string, part: string | undefined): boolean {
  return part !== undefined && (path === part || path.startsWith(`${part}.`));
}
