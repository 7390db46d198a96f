import { navigate } from 'wouter/use-browser-location';
import { technicalNamesSetting, Theme, themeSetting } from '../../library/settings/settings';
import { TemplateType } from '../../schema/values/enums';
import { examples } from '../../schema/examples/examples';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { overlay } from '../frame/overlay';
import { readPages } from '../pages';
import { appShortcuts } from '../shortcuts/appShortcuts';
import type { Command } from './commands';

const themeWords = { system: 'as the device', light: 'light', dark: 'dark' } satisfies Record<Theme, string>;

/** What can be done on every page. */
export function pageCommands(): Command[] {
  return [...newTemplates(), ...pages(), ...lookOfPage()];
}

function newTemplates(): Command[] {
  return [
    ...TemplateType.options.map((type) => ({
      id: `new.${type}`,
      label: `New ${typeNames[type].toLowerCase()}`,
      group: 'New template' as const,
      words: 'create start blank template',
      run: () => navigate(`/templates/new?type=${type}`),
    })),
    ...examples.map(({ id, title, summary }) => ({
      id: `example.${id}`,
      label: `Start from “${title}”`,
      group: 'New template' as const,
      detail: summary,
      words: 'new example gallery template',
      run: () => navigate(`/templates/new?from=${id}`),
    })),
  ];
}

function pages(): Command[] {
  const here = location.pathname;
  return readPages
    .filter(({ path }) => path !== here && path !== '/preview')
    .map(({ path, title }) => ({
      id: `page.${path}`,
      label: title,
      group: 'Pages',
      words: 'go to open page',
      run: () => navigate(path),
    }));
}

function lookOfPage(): Command[] {
  const hasNames = technicalNamesSetting.get();
  return [
    ...Theme.options
      .filter((theme) => theme !== themeSetting.get())
      .map((theme) => ({
        id: `theme.${theme}`,
        label: `Theme of the page: ${themeWords[theme]}`,
        group: 'This page' as const,
        words: 'colours mode appearance',
        run() {
          themeSetting.set(theme);
          announce(`Theme: ${themeWords[theme]}.`);
        },
      })),
    {
      id: 'api-names',
      label: hasNames ? 'Hide the API names' : 'Show the API names',
      group: 'This page',
      words: 'technical terms interface developer',
      run() {
        technicalNamesSetting.set(!hasNames);
        announce(hasNames ? 'API names are hidden.' : 'API names are shown.');
      },
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'This page',
      words: 'help keys',
      keys: appShortcuts.sheet.keys,
      run: () => overlay.set('shortcuts'),
    },
  ];
}
