import { namesOnly } from '../../schema/draft/parameterNotes';
import { changeType } from '../../editor/changeType';
import { listActions } from '../../editor/rows/listActions';
import { valueAt } from '../../lib/path';
import { type SuggestionsPath, fieldPaths } from '../../editor/state/paths';
import { cardsPath, standaloneContentPath, carouselCardsOf } from '../../schema/draft/cards';
import { editorShortcuts } from '../../editor/panes/shortcuts';
import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { TemplateType } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { blankSuggestion } from '../../schema/draft/suggestionKinds';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { copyText } from '../../ui/notices/CopyButton';
import { linkTo } from '../../workspace/draftLinks';
import { readOnlyReason } from '../../library/session/DraftBanners';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import type { Command } from '../../workspace/services/createCommandRegistry';
import { parsePath } from '../../schema/values/issues';
import { nameOfPath } from '../../schema/template/templateTree';
import { base64ToText } from '../../schema/values/postback';

type TemplatePlaces<Tab extends string = string> = {
  goTo: (path: string) => void;
  /** Shows the form, on screens with room for one part of the page only. */
  showForm: () => void;
  tabs: readonly { name: Tab; label: string }[];
  showTab: (name: Tab) => void;
  onSend: () => void;
  onDownload: () => void;
};

/** The actions on the open template, and its fields. */
export function templateCommands<Tab extends string>(
  open: OpenedTemplate,
  places: TemplatePlaces<Tab>,
): Command[] {
  const { editor } = open;
  const edits = [
    ...steps(open),
    ...additions(open, places),
    parameter(open, places),
    ...types(open),
    ...tools(open),
  ];
  const blocker = readOnlyReason(open.access.getState());
  return [
    ...(blocker === undefined ? edits : edits.map((edit) => ({ ...edit, blocker }))),
    ...handingOn(open, places),
    {
      id: 'send',
      label: 'Send for approval…',
      keywords: 'send submit review approve',
      isMainAction: true,
      run: places.onSend,
    },
    ...places.tabs.map(({ name, label }) => ({
      id: `tab.${name}`,
      label: `Show ${label}`,
      keywords: `${label} ${name} open tab drawer panel`,
      run: () => places.showTab(name),
    })),
    ...fieldCommands(editor.document.getState().draft, places.goTo),
  ];
}

function steps({ editor }: OpenedTemplate): Command[] {
  const { past, future } = editor.history.getState();
  const { pending, discarded } = editor.json.getState();
  const last = past.at(-1)?.label;
  const next = future[0]?.label;
  return [
    {
      id: 'undo',
      label: 'Undo',
      // Shown but not searched: a search for a field must not find the step that changed it.
      ...(last === undefined ? {} : { detail: last, isDetailSearched: false }),
      keywords: 'take back step',
      keys: editorShortcuts.undo.keys,
      blocker: last === undefined && pending === undefined ? 'Nothing to undo.' : undefined,
      run: () => announce(`Undone: ${editor.history.undo() ?? 'nothing'}.`),
    },
    {
      id: 'redo',
      label: 'Redo',
      ...(next === undefined ? {} : { detail: next, isDetailSearched: false }),
      keywords: 'again step',
      keys: editorShortcuts.redo.keys,
      blocker: next === undefined && discarded === undefined ? 'Nothing to redo.' : undefined,
      run: () => announce(`Redone: ${editor.history.redo() ?? 'nothing'}.`),
    },
  ];
}

function types({ editor }: OpenedTemplate): Command[] {
  return TemplateType.options
    .filter((type) => type !== editor.document.getState().draft.type)
    .map((type) => ({
      id: `type.${type}`,
      label: `Change to ${typeNames[type].toLowerCase()}`,
      keywords: 'change type switch',
      run: () => changeType(editor, type),
    }));
}

/** The dialogs that work on the whole template. */
function tools({ editor }: OpenedTemplate): Command[] {
  const { draft } = editor.document.getState();
  const { type } = draft;
  const cards = carouselCardsOf(draft);
  const all: Command[] = [
    {
      id: 'tool.replace',
      label: 'Find and replace…',
      keywords: 'search text change everywhere',
      run: () => editor.tools.setState({ name: 'replace' }, true),
    },
    {
      id: 'tool.links',
      label: 'Links and numbers…',
      keywords: 'url phone utm campaign tracking',
      run: () => editor.tools.setState({ name: 'links' }, true),
    },
    {
      id: 'tool.sheet',
      label: 'Cards from a spreadsheet…',
      keywords: 'csv excel google sheets import rows table paste',
      run: () => editor.tools.setState({ name: 'sheet', text: '' }, true),
    },
  ];
  if (type !== 'carousel') return all;
  return [
    {
      id: 'tool.table',
      label: 'Cards as a table…',
      keywords: 'spreadsheet grid rows fill down',
      run: () => editor.tools.setState({ name: 'table' }, true),
    },
    {
      id: 'tool.same',
      label: 'Same buttons on all cards…',
      keywords: 'copy align',
      blocker: cards.length > 1 ? undefined : 'The carousel has only one card.',
      run: () => editor.tools.setState({ name: 'sameButtons' }, true),
    },
    ...all,
  ];
}

const countAt = (template: TemplateDraft, path: string) => {
  const list = valueAt(template, path);
  return Array.isArray(list) ? list.length : 0;
};

/** The list of buttons on the screen, and its limit. */
function buttonsOf({ editor }: OpenedTemplate): { list: SuggestionsPath; max: number; owner: string } {
  const { type } = editor.document.getState().draft;
  if (type === 'text_message')
    return { list: 'component.suggestions', max: limits.chips, owner: 'the message' };
  const { card } = editor.selection.getState();
  return type === 'rich_card'
    ? { list: `${standaloneContentPath}.suggestions`, max: limits.cardSuggestions, owner: 'the card' }
    : {
        list: `${cardsPath}.${card}.suggestions`,
        max: limits.cardSuggestions,
        owner: `card ${card + 1}`,
      };
}

function additions(open: OpenedTemplate, { showForm }: Pick<TemplatePlaces, 'showForm'>): Command[] {
  const { editor } = open;
  const template = editor.document.getState().draft;
  const { list, max, owner } = buttonsOf(open);
  const cards = countAt(template, cardsPath);
  const addCard: Command = {
    id: 'add.card',
    label: 'Add a card',
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
      detail: `to ${owner}`,
      keywords: 'new suggestion reply action',
      blocker:
        template.type === 'carousel' && cards === 0
          ? 'Add a card first.'
          : countAt(template, list) >= max
            ? `No more than ${max} buttons fit in ${owner}.`
            : undefined,
      run() {
        showForm();
        listActions(editor, list, 'button').add(blankSuggestion('reply'));
      },
    },
  ];
}

/** Opens the menu of parameters of the text that last had the focus. */
function parameter({ editor }: OpenedTemplate, { showForm }: Pick<TemplatePlaces, 'showForm'>): Command {
  const { path } = editor.selection.getState();
  const menu = path === undefined ? undefined : editor.focus.controlAt(path, 'parameters');
  return {
    id: 'parameter',
    label: 'Add personal field',
    keywords: 'parameter insert placeholder variable custom_param',
    blocker: menu ? undefined : 'Click into a text first.',
    run() {
      showForm();
      menu?.click();
    },
  };
}

function handingOn(
  { editor }: OpenedTemplate,
  { onDownload }: Pick<TemplatePlaces, 'onDownload'>,
): Command[] {
  const json = () => `${JSON.stringify(draftToTemplate(editor.document.getState().draft), null, 2)}\n`;
  return [
    {
      id: 'copy.link',
      label: 'Copy link',
      keywords: 'share url',
      run: () => {
        const { draft, parameters } = editor.document.getState();
        void copyText(() => linkTo(draft, {}, namesOnly(parameters)), 'Copied the link.');
      },
    },
    {
      id: 'copy.json',
      label: 'Copy the request, for developers',
      keywords: 'json code request body',
      run: () => void copyText(json, 'Copied the request.'),
    },
    {
      id: 'download',
      label: 'Download',
      keywords: 'export save file json',
      run: onDownload,
    },
  ];
}

/** Enum values of the API. People do not search for them. */
const CODE = /^(?:[A-Z_]+|text_message|rich_card|carousel)$/;

/** One command for each field of a template, with the field's text as detail. */
function fieldCommands(template: TemplateDraft, goTo: (path: string) => void): Command[] {
  return fieldPaths(template).map((path) => {
    const value = valueAt(template, path);
    const text = typeof value === 'string' && !CODE.test(value) ? shownText(path, value) : '';
    return {
      id: `field.${path}`,
      label: nameOfPath(parsePath(path)),
      group: 'Fields',
      ...(text === '' ? {} : { detail: text.slice(0, 80) }),
      keywords: 'go to field',
      run: () => goTo(path),
    };
  });
}

function shownText(path: string, value: string): string {
  return path.endsWith('.postbackData') ? (base64ToText(value) ?? value) : value;
}
