import { changeType } from '../../editor/model/changeType';
import { listActions } from '../../editor/rows/listActions';
import { cardsPath, standaloneContentPath, valueAt, type SuggestionsPath } from '../../editor/model/paths';
import { editorShortcuts } from '../../editor/panes/shortcuts';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { blankSuggestion } from '../../schema/draft/suggestionKinds';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { copyText } from '../../ui/browser/copyText';
import { linkTo } from '../session/linkTo';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import type { Command } from '../services/createCommandRegistry';
import { fieldCommands } from './fieldCommands';

export type TemplatePlaces<Tab extends string = string> = {
  goTo: (path: string) => void;
  /** Shows the form, on screens with room for one part of the page only. */
  showForm: () => void;
  tabs: readonly { name: Tab; label: string }[];
  showTab: (name: Tab) => void;
  onDownload: () => void;
};

/** The actions on the open template, and its fields. */
export function templateCommands<Tab extends string>(
  open: OpenedTemplate,
  places: TemplatePlaces<Tab>,
): Command[] {
  const { editor } = open;
  const edits = [...steps(open), ...additions(open, places), parameter(open, places), ...types(open)];
  const blocker = 'This draft is read-only here. Take it over to change it.';
  return [
    ...(editor.isReadOnly.get() ? edits.map((edit) => ({ ...edit, blocker })) : edits),
    ...handingOn(open, places),
    ...places.tabs.map(({ name, label }) => ({
      id: `tab.${name}`,
      label: name === 'send' ? 'Send for approval…' : `Show ${label}`,
      group: 'Actions' as const,
      keywords: `${label} open tab inspector`,
      run: () => places.showTab(name),
    })),
    ...fieldCommands(editor.draft.get(), places.goTo),
  ];
}

function steps({ editor }: OpenedTemplate): Command[] {
  const { past, future } = editor.history.get();
  const last = past.at(-1)?.label;
  const next = future[0]?.label;
  return [
    {
      id: 'undo',
      label: 'Undo',
      // Shown but not searched: a search for a field must not find the step that changed it.
      ...(last === undefined ? {} : { detail: last, isDetailSearched: false }),
      group: 'Actions',
      keywords: 'take back step',
      keys: editorShortcuts.undo.keys,
      blocker:
        last === undefined && editor.unapplied.get() === undefined ? 'There is nothing to undo.' : undefined,
      run: () => announce(`Undid: ${editor.undo() ?? 'nothing'}.`),
    },
    {
      id: 'redo',
      label: 'Redo',
      ...(next === undefined ? {} : { detail: next, isDetailSearched: false }),
      group: 'Actions',
      keywords: 'again step',
      keys: editorShortcuts.redo.keys,
      blocker:
        next === undefined && editor.takenBack.get() === undefined ? 'There is nothing to redo.' : undefined,
      run: () => announce(`Redid: ${editor.redo() ?? 'nothing'}.`),
    },
  ];
}

function types({ editor }: OpenedTemplate): Command[] {
  return TemplateType.options
    .filter((type) => type !== editor.draft.get().type)
    .map((type) => ({
      id: `type.${type}`,
      label: `Make it a ${typeNames[type].toLowerCase()}`,
      group: 'Actions',
      keywords: 'change type switch',
      run: () => changeType(editor, type),
    }));
}

const countAt = (template: TemplateDraft, path: string) => {
  const list = valueAt(template, path);
  return Array.isArray(list) ? list.length : 0;
};

/** The list of buttons on the screen, and its limit. */
function buttonsOf({ editor }: OpenedTemplate): { list: SuggestionsPath; most: number; of: string } {
  const { type } = editor.draft.get();
  if (type === 'text_message')
    return { list: 'component.suggestions', most: limits.chips, of: 'the message' };
  const { card } = editor.session.get();
  return type === 'rich_card'
    ? { list: `${standaloneContentPath}.suggestions`, most: limits.cardSuggestions, of: 'the card' }
    : {
        list: `${cardsPath}.${card}.suggestions`,
        most: limits.cardSuggestions,
        of: `card ${card + 1}`,
      };
}

function additions(open: OpenedTemplate, { showForm }: Pick<TemplatePlaces, 'showForm'>): Command[] {
  const { editor } = open;
  const template = editor.draft.get();
  const { list, most, of } = buttonsOf(open);
  const cards = countAt(template, cardsPath);
  const addCard: Command = {
    id: 'add.card',
    label: 'Add a card',
    group: 'Actions',
    keywords: 'new carousel',
    blocker: cards >= limits.maxCards ? `A carousel has at most ${limits.maxCards} cards.` : undefined,
    run() {
      showForm();
      listActions(editor, cardsPath, 'card').add({});
    },
  };
  return [
    ...(template.type === 'carousel' ? [addCard] : []),
    {
      id: 'add.button',
      label: 'Add a button',
      group: 'Actions',
      detail: `to ${of}`,
      keywords: 'new suggestion reply action',
      blocker:
        template.type === 'carousel' && cards === 0
          ? 'Add a card first.'
          : countAt(template, list) >= most
            ? `There are ${most} buttons in ${of}, and it takes no more.`
            : undefined,
      run() {
        showForm();
        listActions(editor, list, 'button').add(blankSuggestion('reply'));
      },
    },
  ];
}

/** The button that inserts a parameter into the text that was last written in. */
function parameterButton(path: string | undefined): HTMLElement | undefined {
  const control = path && document.querySelector<HTMLElement>(`form [data-path="${CSS.escape(path)}"]`);
  if (!control) return undefined;
  for (let part = control.parentElement; part && part.tagName !== 'FORM'; part = part.parentElement) {
    const button = part.querySelector<HTMLElement>('button[aria-label^="Insert parameter"]');
    if (button) return button;
    if (part.querySelectorAll('[data-path]').length > 1) return undefined;
  }
  return undefined;
}

function parameter({ editor }: OpenedTemplate, { showForm }: Pick<TemplatePlaces, 'showForm'>): Command {
  const button = parameterButton(editor.session.get().selected);
  return {
    id: 'parameter',
    label: 'Insert a parameter',
    group: 'Actions',
    keywords: 'marker placeholder variable custom_param',
    blocker: button ? undefined : 'Put the caret into a text that takes parameters first.',
    run() {
      showForm();
      button?.click();
    },
  };
}

function handingOn(
  { editor }: OpenedTemplate,
  { onDownload }: Pick<TemplatePlaces, 'onDownload'>,
): Command[] {
  const json = () => `${JSON.stringify(draftToTemplate(editor.draft.get()), null, 2)}\n`;
  return [
    {
      id: 'copy.link',
      label: 'Copy link',
      group: 'Actions',
      keywords: 'share url',
      run: () => void copyText(() => linkTo(editor.draft.get()), 'Copied the link.'),
    },
    {
      id: 'copy.json',
      label: 'Copy JSON',
      group: 'Actions',
      keywords: 'request body',
      run: () => void copyText(json, 'Copied the request body.'),
    },
    {
      id: 'download',
      label: 'Download',
      group: 'Actions',
      keywords: 'export save file json',
      run: onDownload,
    },
  ];
}
