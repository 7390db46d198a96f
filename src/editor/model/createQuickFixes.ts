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
import { type DocumentState, type TemplateDocument, runCommand } from './createDocument';
import type {
  QuickFix,
  QuickFixChoice,
  QuickFixInput,
  QuickFixReader,
  QuickFixSource,
  QuickFixSources,
} from './quickFix';

export type QuickFixes = ReadonlyStore<DocumentState> & {
  /** What the field of a path offers now: the same object until it offers something else. */
  at: (path: string) => QuickFix | undefined;
  /** The text of a field is complete: the person left it, or pasted it. */
  finish: (path: string) => void;
  /** Writes what the person chose, as one step. */
  take: (choice: QuickFixChoice) => boolean;
  country: DeviceStore<string>;
};

/** Whether a blank at either end is never meant. Blanks around words are the author's. */
const isTrimmed = {
  freeText: false,
  identifier: true,
  postback: false,
  time: true,
  address: true,
  phoneNumber: true,
  degrees: true,
} satisfies Record<TextForm, boolean>;

/** Reads the fields that the person has finished. A key in a field only takes its offer away. */
export function createQuickFixes(
  document: TemplateDocument,
  sources: QuickFixSources,
  country: DeviceStore<string>,
): QuickFixes {
  /** The state in which the fields are read: keys in a field do not change it. */
  const state = createStore(() => document.getState());
  const found = new Map<string, { of: readonly unknown[]; quickFix: QuickFix | undefined }>();
  const readers = new Map<QuickFixSource, QuickFixReader | 'loading'>();
  /** The path that the last keys have changed. */
  let typed: string | undefined;
  /** A finished field whose reader is still being loaded. */
  let awaited: QuickFixInput | undefined;

  function inputAt(at: string, of: DocumentState): QuickFixInput | undefined {
    const meta = fieldAt(parsePath(at))?.meta;
    const text = valueAt(of.draft, at);
    if (!meta?.form || (text !== undefined && typeof text !== 'string')) return undefined;
    return { at, meta, state: of, text: text ?? '', country: country.getState() };
  }

  function read(input: QuickFixInput | undefined): QuickFix | undefined {
    if (!input?.meta.form) return undefined;
    for (const source of sources[input.meta.form]) {
      if (!source.mayFix(input)) continue;
      const reader = readers.get(source);
      if (!reader) load(source);
      const quickFix = reader === 'loading' ? undefined : reader?.(input);
      if (quickFix) return quickFix;
    }
    return undefined;
  }

  function load(source: QuickFixSource) {
    readers.set(source, 'loading');
    source.load().then(
      (reader) => {
        readers.set(source, reader);
        // The press that left the field often lasts longer than the loading.
        afterPointerUp(() => {
          const input = awaited && inputAt(awaited.at, document.getState());
          if (input && input.text === awaited?.text) takePlain(input);
          update();
        });
      },
      // Without its reader a field has no offer; the next finished field tries again.
      () => readers.delete(source),
    );
  }

  const update = () => state.setState({ ...document.getState() }, true);
  // An offer that appears under a pressed pointer would move the pressed button.
  const updateSoon = () => afterPointerUp(update);

  document.onTransaction(({ transaction: { origin, label }, change }) => {
    if (!change) return;
    const isTyping = label === undefined && (origin === 'field' || origin === 'command');
    if (isTyping && typed === change.path) return;
    typed = isTyping ? change.path : undefined;
    awaited = undefined;
    updateSoon();
  });

  function trim({ at, text, meta }: QuickFixInput) {
    const words = trimBlanks(text);
    if (!meta.form || !isTrimmed[meta.form] || words === text) return;
    const name = (meta.name ?? 'text').toLowerCase();
    write(`remove spaces around the ${name}`, {
      changes: { [at]: words || undefined },
      done: `Removed the spaces around the ${name}.`,
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
    ...state,
    country,
    at(path) {
      const known = found.get(path);
      const of = [state.getState(), country.getState()];
      if (known && of.every((part, index) => part === known.of[index])) return known.quickFix;
      const next = isBelow(path, typed) ? undefined : read(inputAt(path, state.getState()));
      const quickFix = isSame(known?.quickFix, next) ? known?.quickFix : next;
      found.set(path, { of, quickFix });
      return quickFix;
    },
    finish(path) {
      if (!isBelow(path, typed)) return;
      typed = undefined;
      const typedInput = inputAt(path, document.getState());
      if (typedInput) trim(typedInput);
      const input = inputAt(path, document.getState());
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
