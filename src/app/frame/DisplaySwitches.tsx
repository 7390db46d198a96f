import { Braces, Ellipsis, Keyboard, Monitor, Moon, Search, Sun } from 'lucide-react';
import { technicalNamesSetting, themeSetting, type ThemeChoice } from '../../library/settings/settings';
import { announce } from '../../ui/notices/announcer';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { ariaKeys } from '../../ui/browser/keys';
import { useAppServices } from '../../workspace/services/AppServices';
import { appShortcuts } from '../shortcuts/followKeys';
import styles from './DisplaySwitches.module.css';
import { useLocation } from 'wouter';
import { Menu, type MenuItem } from '../../ui/menu/Menu';
import { headerPages } from '../../lib/pages';

const themes = {
  system: { next: 'light', label: 'Theme: same as device', icon: <Monitor aria-hidden /> },
  light: { next: 'dark', label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { next: 'system', label: 'Theme: dark', icon: <Moon aria-hidden /> },
} as const satisfies Record<ThemeChoice, unknown>;

/** Opens the palette and the list of shortcuts; switches the theme and the API names on this device. */
export function DisplaySwitches() {
  const { overlay } = useAppServices();
  const theme = useStore(themeSetting);
  const technicalNames = useStore(technicalNamesSetting);
  const { next, label, icon } = themes[theme];
  return (
    <div className={styles.switches}>
      <IconButton
        label="Find or do anything"
        aria-keyshortcuts={ariaKeys(appShortcuts.palette.keys)}
        aria-haspopup="dialog"
        onClick={() => overlay.setState('palette')}
      >
        <Search aria-hidden />
      </IconButton>
      <IconButton
        label="Keyboard shortcuts"
        className={styles.keyboard}
        aria-keyshortcuts={ariaKeys(appShortcuts.sheet.keys)}
        aria-haspopup="dialog"
        onClick={() => overlay.setState('shortcuts')}
      >
        <Keyboard aria-hidden />
      </IconButton>
      <button
        type="button"
        className={styles.names}
        aria-pressed={technicalNames}
        aria-label="API names"
        title="Show the API name beside each label"
        onClick={() => technicalNamesSetting.setState(!technicalNames)}
      >
        <Braces aria-hidden />
        <span aria-hidden>API names</span>
      </button>
      <IconButton
        label={label}
        onClick={() => {
          themeSetting.setState(next);
          announce(themes[next].label);
        }}
      >
        {icon}
      </IconButton>
    </div>
  );
}

/** The other pages and the settings of the display, in one menu: the header of an open draft has room for no more. */
export function PageMenu() {
  const { overlay } = useAppServices();
  const [, navigate] = useLocation();

  function items(): MenuItem[] {
    const hasNames = technicalNamesSetting.getState();
    const { next, label, icon } = themes[themeSetting.getState()];
    return [
      {
        label: 'Find or do anything',
        icon: <Search aria-hidden />,
        onSelect: () => overlay.setState('palette'),
      },
      {
        label: 'Keyboard shortcuts',
        icon: <Keyboard aria-hidden />,
        onSelect: () => overlay.setState('shortcuts'),
      },
      {
        label: hasNames ? 'Hide API names' : 'Show API names',
        icon: <Braces aria-hidden />,
        onSelect() {
          technicalNamesSetting.setState(!hasNames);
          announce(hasNames ? 'API names are hidden.' : 'API names are shown.');
        },
      },
      {
        label,
        icon,
        onSelect() {
          themeSetting.setState(next);
          announce(themes[next].label);
        },
      },
      ...headerPages.map(({ href, title }, index) => ({
        label: title,
        apart: index === 0,
        onSelect: () => navigate(href),
      })),
    ];
  }
  return (
    <Menu label="Pages and display" items={items}>
      <Ellipsis aria-hidden />
    </Menu>
  );
}

function applyDisplaySettings() {
  const theme = themeSetting.getState();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.documentElement.toggleAttribute('data-technical-names', technicalNamesSetting.getState());
}

/** Applies the theme and the API names setting to the page, now and on each change. Call it once, before the first drawing. */
export function followDisplaySettings() {
  applyDisplaySettings();
  themeSetting.subscribe(applyDisplaySettings);
  technicalNamesSetting.subscribe(applyDisplaySettings);
}
