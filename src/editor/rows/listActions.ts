import { flushSync } from 'react-dom';
import { announce } from '../../ui/notices/announcer';
import { moveStash } from '../model/stash';
import { readOnlyMessage, setDraftValue, type TemplateEditorModel } from '../model/createTemplateEditor';
import { valueAt } from '../../lib/path';
import { cardsPath, type ListPath } from '../model/paths';

/** How the entries of a list are called: "card 2", "button 1". */
export type EntryName = 'card' | 'button';

export type ListActions = {
  add: (entry: unknown) => void;
  /** Puts entries that were copied at a place. */
  insert: (at: number, entries: readonly unknown[]) => void;
  duplicate: (index: number) => void;
  /** One place up or down; focus follows what moved. */
  move: (index: number, step: 1 | -1) => void;
  /** To any other place; focus follows what moved. */
  moveTo: (index: number, target: number) => void;
  remove: (index: number, verb?: 'delete' | 'cut') => void;
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The structural edits of one list of the draft. Each sets the whole list, moves what is kept aside along,
 * says what happened, and puts the focus where the work goes on: `[data-focus]` marks those places.
 */
export function listActions(editor: TemplateEditorModel, list: ListPath, name: EntryName): ListActions {
  const entries = () => {
    const value = valueAt(editor.form.getValues(), list);
    return Array.isArray(value) ? structuredClone<unknown[]>(value) : [];
  };

  function change(
    label: string,
    next: unknown[],
    place: (index: number) => number | undefined,
    focus: string,
    open?: number,
  ) {
    flushSync(() => {
      editor.act(label, () => {
        editor.aside.set(moveStash(editor.aside.get(), list, place));
        setDraftValue(editor, list, next);
      });
      const session = editor.session.get();
      editor.session.set({
        ...session,
        structure: session.structure + 1,
        ...(list === cardsPath
          ? { card: Math.max(0, Math.min(open ?? session.card, next.length - 1)), open: {} }
          : { open: { ...session.open, [list]: open } }),
      });
    });
    document.querySelector<HTMLElement>(`[data-focus="${list}${focus}"]`)?.focus();
  }

  const refuses = () => {
    if (editor.isReadOnly.get()) announce(readOnlyMessage);
    return editor.isReadOnly.get();
  };
  const openIndex = () => (list === cardsPath ? editor.session.get().card : editor.session.get().open[list]);

  return {
    add(entry) {
      if (refuses()) return;
      const before = entries();
      change(
        `add ${name} ${before.length + 1}`,
        [...before, entry],
        (index) => index,
        `.${before.length}.first`,
        before.length,
      );
      announce(`Added ${name} ${before.length + 1}.`);
    },
    insert(at, added) {
      if (refuses()) return;
      const before = entries();
      const names = added.length === 1 ? `${name} ${at + 1}` : `${added.length} ${name}s`;
      change(
        `paste ${names}`,
        before.toSpliced(at, 0, ...structuredClone([...added])),
        (index) => (index >= at ? index + added.length : index),
        `.${at}.open`,
        list === cardsPath ? at : undefined,
      );
      announce(`Pasted ${names}.`);
    },
    duplicate(index) {
      if (refuses()) return;
      const before = entries();
      const next = before.toSpliced(index + 1, 0, structuredClone(before[index]));
      change(
        `duplicate ${name} ${index + 1}`,
        next,
        (at) => (at > index ? at + 1 : at),
        `.${index + 1}.open`,
        index + 1,
      );
      announce(`Duplicated ${name} ${index + 1}.`);
    },
    move(index, step) {
      if (refuses()) return;
      const target = index + step;
      const before = entries();
      if (target < 0 || target >= before.length) return;
      const place = (at: number) => (at === index ? target : at === target ? index : at);
      const opened = openIndex();
      const isOnLine = document.activeElement?.getAttribute('data-focus') === `${list}.${index}.open`;
      const focus = isOnLine ? `.${target}.open` : step === -1 ? `.${target}.up` : `.${target}.down`;
      change(
        `move ${name} ${index + 1} ${step === -1 ? 'up' : 'down'}`,
        before.map((_, at) => before[place(at)]),
        place,
        focus,
        opened === undefined ? undefined : place(opened),
      );
      // At the end of the way that direction is closed: the focus goes to the way back.
      if (
        document.activeElement === document.body ||
        document.activeElement?.getAttribute('data-focus') !== `${list}${focus}`
      ) {
        document
          .querySelector<HTMLElement>(`[data-focus="${list}.${target}.${step === -1 ? 'down' : 'up'}"]`)
          ?.focus();
      }
      announce(`Moved ${name} ${index + 1} ${step === -1 ? 'up' : 'down'}. It is now ${name} ${target + 1}.`);
    },
    moveTo(index, target) {
      if (refuses()) return;
      const before = entries();
      if (target === index || target < 0 || target >= before.length) return;
      const [first, last, shift] = target < index ? [target, index, 1] : [index, target, -1];
      const place = (at: number) => (at === index ? target : at >= first && at <= last ? at + shift : at);
      const opened = openIndex();
      const next = before.map((_, at) => before[before.findIndex((_entry, from) => place(from) === at)]);
      change(
        `move ${name} ${index + 1} to place ${target + 1}`,
        next,
        place,
        `.${target}.open`,
        opened === undefined ? undefined : place(opened),
      );
      announce(`Moved ${name} ${index + 1}. It is now ${name} ${target + 1}.`);
    },
    remove(index, verb = 'delete') {
      if (refuses()) return;
      const next = entries().toSpliced(index, 1);
      const opened = openIndex();
      const stillOpen =
        opened === undefined || opened === index ? undefined : opened > index ? opened - 1 : opened;
      const neighbour = Math.min(index, next.length - 1);
      change(
        `${verb} ${name} ${index + 1}`,
        next,
        (at) => (at === index ? undefined : at > index ? at - 1 : at),
        next.length === 0 ? '.add' : `.${neighbour}.open`,
        list === cardsPath ? (stillOpen ?? neighbour) : stillOpen,
      );
      announce(`${capital(name)} ${index + 1} ${verb === 'cut' ? 'cut' : 'deleted'}.`);
    },
  };
}
