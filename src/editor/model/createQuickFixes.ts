import type { DeviceStore } from '../../ui/browser/deviceStore';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { isSame } from '../../lib/values';
import { putAt, valueAt } from '../../lib/path';
import { trimBlanks } from '../../lib/text/asciiText';
import { fieldAt } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';
import { afterPointerUp } from '../../ui/browser/pointer';
import { announce } from '../../ui/notices/announcer';
import { type DocumentState, type TemplateDocument, runCommand } from './createDocument';
import {
  quickFixFormOf,
  shorten,
  type QuickFix,
  type QuickFixChoice,
  type QuickFixForm,
  type QuickFixInput,
  type QuickFixReader,
  type QuickFixSource,
  type QuickFixSources,
} from './quickFix';

export type QuickFixes = ReadonlyStore<DocumentState> & {
  /** What the field of a path offers now: the same object until it offers something else. */
  at: (path: string) => QuickFix | undefined;
  /** The text of a field is complete: the person left it, or pasted it. */
  finish: (path: string) => void;
  /** The texts that a command has just written are complete, for example cells of a table. */
  finishWritten: (paths: readonly string[]) => void;
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
  choice: false,
} satisfies Record<QuickFixForm, boolean>;

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
  /** The texts of finished fields whose reader is still being loaded, by path. */
  const awaited = new Map<string, string>();
  /** What was written in place of the texts that were taken when their field was left, by its path. */
  const taken = new Map<string, Taken>();
  /** Fields in which the person has undone that: nothing is taken there again. */
  const declined = new Set<string>();

  function inputAt(at: string, of: DocumentState): QuickFixInput | undefined {
    const node = fieldAt(parsePath(at));
    const text = valueAt(of.draft, at);
    if (!node || (text !== undefined && typeof text !== 'string')) return undefined;
    const options = node.kind === 'choice' ? { options: node.options } : {};
    return { at, meta: node.meta, ...options, state: of, text: text ?? '', country: country.getState() };
  }

  const sourcesOf = (input: QuickFixInput) => {
    const form = quickFixFormOf(input);
    return form === undefined ? [] : sources[form];
  };

  function read(input: QuickFixInput | undefined): QuickFix | undefined {
    if (!input) return undefined;
    for (const source of sourcesOf(input)) {
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
          for (const [at, text] of awaited) {
            const input = inputAt(at, document.getState());
            if (input?.text === text) takePlain(input);
            else awaited.delete(at);
          }
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

  document.onTransaction(({ transaction: { origin, label }, change, after }) => {
    if (!change) return;
    for (const [at, { before, changes }] of taken) {
      if (isAt(after.draft, changes)) continue;
      taken.delete(at);
      if (isAt(after.draft, before)) declined.add(at);
    }
    const isTyping = label === undefined && (origin === 'field' || origin === 'command');
    if (isTyping && typed === change.path) return;
    typed = isTyping ? change.path : undefined;
    if (typed !== undefined) awaited.delete(typed);
    updateSoon();
  });

  function trim(input: QuickFixInput) {
    const { at, text, meta } = input;
    const words = trimBlanks(text);
    const form = quickFixFormOf(input);
    if (form === undefined || !isTrimmed[form] || words === text) return;
    const name = (meta.name ?? 'text').toLowerCase();
    write(`remove spaces around the ${name}`, {
      changes: { [at]: words || undefined },
      done: `Removed the spaces around the ${name}.`,
    });
  }

  /** Takes a text with one meaning, unless the person has undone that in this field. */
  function takePlain({ at, ...input }: QuickFixInput) {
    awaited.delete(at);
    if (declined.has(at)) return;
    const quickFix = read({ at, ...input });
    const [choice] = quickFix?.choices ?? [];
    if (!choice) {
      if (isLoadingAt({ at, ...input })) awaited.set(at, input.text);
      return;
    }
    const { changes, done } = choice;
    const { draft } = document.getState();
    const before = Object.fromEntries(Object.keys(changes).map((path) => [path, textAt(draft, path)]));
    if (!quickFix?.isPlain || !write(labelOf(choice), { ...choice, done: undefined })) return;
    taken.set(at, { before, changes, text: input.text });
    announce(done, { undo: () => void undoTaken(at) });
  }

  const isLoadingAt = (input: QuickFixInput) =>
    sourcesOf(input).some((source) => source.mayFix(input) && readers.get(source) === 'loading');

  /** The way back from what was taken at a path. */
  function undoOf(at: string): QuickFix | undefined {
    const last = taken.get(at);
    if (!last) return undefined;
    const text = shorten(last.text);
    const choice = { action: 'Undo', changes: last.before, done: `Restored “${text}”.` };
    return { message: `Changed from “${text}”.`, choices: [choice], isTaken: true };
  }

  function undoTaken(at: string) {
    const [choice] = undoOf(at)?.choices ?? [];
    return choice !== undefined && take(choice);
  }

  function write(
    label: string,
    { changes, names, done }: Pick<QuickFixChoice, 'changes' | 'names'> & { done: string | undefined },
  ) {
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

  const take = (choice: QuickFixChoice) => write(labelOf(choice), choice);

  return {
    ...state,
    country,
    at(path) {
      const known = found.get(path);
      const of = [state.getState(), country.getState()];
      if (known && of.every((part, index) => part === known.of[index])) return known.quickFix;
      const next = isBelow(path, typed) ? undefined : (undoOf(path) ?? read(inputAt(path, state.getState())));
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
      if (input) takePlain(input);
      updateSoon();
    },
    finishWritten(paths) {
      for (const path of paths) {
        const input = inputAt(path, document.getState());
        if (input) takePlain(input);
      }
      updateSoon();
    },
    take,
  };
}

/** A text that was taken: what it was, and the texts of all changed paths before and after it. */
type Taken = {
  text: string;
  before: QuickFixChoice['changes'];
  changes: QuickFixChoice['changes'];
};

function textAt(draft: DocumentState['draft'], path: string): string | undefined {
  const text = valueAt(draft, path);
  return typeof text === 'string' ? text : undefined;
}

/** Whether a draft has these texts at their paths. */
const isAt = (draft: DocumentState['draft'], texts: QuickFixChoice['changes']) =>
  Object.entries(texts).every(([path, text]) => textAt(draft, path) === text);

const labelOf = ({ action }: QuickFixChoice) => `${action.charAt(0).toLowerCase()}${action.slice(1)}`;

/** Whether a path is another one or below it. */
function isBelow(path: string, part: string | undefined): boolean {
  return part !== undefined && (path === part || path.startsWith(`${part}.`));
}
