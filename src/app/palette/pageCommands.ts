import { navigate } from 'wouter/use-browser-location';
import {
  technicalNamesSetting,
  themes,
  themeSetting,
  type ThemeChoice,
} from '../../library/settings/settings';
import { TemplateType } from '../../schema/values/enums';
import type { Example } from '../../schema/examples/example';
import { nameOrUntitled, typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { appShortcuts } from '../shortcuts/followKeys';
import type { Command } from '../../workspace/services/createCommandRegistry';
import { pages, type PageHref } from '../../lib/pages';
import { describeDraft } from '../../library/query/draftState';
import { listDrafts } from '../../library/storage/listDrafts';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import { readableText } from '../../schema/draft/samples';
import { draftHref } from '../../workspace/draftLinks';

const themeNames = { system: 'same as device', light: 'light', dark: 'dark' } satisfies Record<
  ThemeChoice,
  string
>;

/** Other words that people search a page by. */
const keywordsOf: Partial<Record<PageHref, string>> = {
  '/inspect': 'look preview paste share link',
  '/rules': 'advice warnings tips',
  '/team': 'people members invite invitation space roles',
  '/tokens': 'api key program command line ci',
  '/element': 'embed web component rcs-message help desk developer storybook react',
  '/testers': 'qa scenario responses log status boundary',
};

type PageCommandsOptions = {
  examples: readonly Example[];
  /** Whether a draft is open, which then offers its languages and rows itself. */
  hasDraft: boolean;
  openShortcuts: () => void;
};

/** The commands of every page. */
export function pageCommands({ examples, hasDraft, openShortcuts }: PageCommandsOptions): Command[] {
  return [
    ...newTemplates(examples),
    ...(hasDraft ? [] : [languagesAndRows]),
    ...otherPages(),
    ...displayCommands(),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'This page',
      keywords: 'help keys',
      keys: appShortcuts.sheet.keys,
      run: openShortcuts,
    },
  ];
}

const languagesAndRows: Command = {
  id: 'set.none',
  label: 'Languages and rows',
  keywords: 'set translate translations sheet spreadsheet excel csv xliff bulk branches stores shops cities',
  blocker: 'Open a draft first. It can become a template for each language and each row of a spreadsheet.',
  run: () => undefined,
};

function newTemplates(examples: readonly Example[]): Command[] {
  return [
    ...TemplateType.options.map((type) => ({
      id: `new.${type}`,
      label: `New ${typeNames[type].toLowerCase()}`,
      group: 'New template' as const,
      keywords: 'create start blank template',
      run: () => navigate(`/templates/new?type=${type}`),
    })),
    ...examples.map(({ id, title, summary }) => ({
      id: `example.${id}`,
      label: `Start from “${title}”`,
      group: 'New template' as const,
      detail: summary,
      keywords: 'new example gallery template',
      run: () => navigate(`/templates/new?from=${id}`),
    })),
  ];
}

function otherPages(): Command[] {
  const here = location.pathname;
  const commands = pages
    .filter(({ href }) => href !== here)
    .map(({ href, title }) => ({
      id: `page.${href}`,
      label: title,
      group: 'Pages' as const,
      keywords: `go to open page ${keywordsOf[href] ?? ''}`,
      run: () => navigate(href),
    }));
  return [
    ...commands,
    {
      id: 'page./docs',
      label: 'API documentation',
      group: 'Pages',
      keywords: 'go to open page docs openapi api developer',
      // The server draws this page.
      run: () => location.assign('/docs'),
    },
  ];
}

function displayCommands(): Command[] {
  const hasNames = technicalNamesSetting.getState();
  return [
    ...themes
      .filter((theme) => theme !== themeSetting.getState())
      .map((theme) => ({
        id: `theme.${theme}`,
        label: `Page theme: ${themeNames[theme]}`,
        group: 'This page' as const,
        keywords: 'colours mode appearance',
        run() {
          themeSetting.setState(theme);
          announce(`Theme: ${themeNames[theme]}.`);
        },
      })),
    {
      id: 'api-names',
      label: hasNames ? 'Hide API names' : 'Show API names',
      group: 'This page',
      keywords: 'technical terms interface developer',
      run() {
        technicalNamesSetting.setState(!hasNames);
        announce(hasNames ? 'API names are hidden.' : 'API names are shown.');
      },
    },
  ];
}

/** Opens a draft of this device, the latest change first. Empty if the storage fails: the start page explains that. */
export async function draftCommands(): Promise<Command[]> {
  const kept = await listDrafts();
  if (!kept.ok) return [];
  return kept.value.drafts
    .filter(({ id }) => location.pathname !== draftHref(id))
    .map(({ id, template, ...rest }) => ({
      id: `draft.${id}`,
      label: nameOrUntitled(template),
      group: 'Drafts',
      detail:
        readableText(describeDraft(template), parameterNotesOf(rest)).slice(0, 80) ||
        typeNames[template.type],
      keywords: `open draft ${typeNames[template.type]}`,
      run: () => navigate(draftHref(id)),
    }));
}
