import { Braces, Keyboard, Monitor, Moon, Search, Sun } from 'lucide-react';
import { technicalNamesSetting, themeSetting, type ThemeChoice } from '../../library/settings/settings';
import { announce } from '../../ui/notices/announcer';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { ariaKeys } from '../../ui/browser/keys';
import { useAppServices } from '../../workspace/services/AppServices';
import { appShortcuts } from '../shortcuts/followKeys';
import styles from './DisplaySwitches.module.css';

const themes = {
  system: { next: 'light', label: 'Theme: as the device', icon: <Monitor aria-hidden /> },
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
        title="API names: show the interface's own terms beside each label"
        onClick={() => technicalNamesSetting.setState(!technicalNames)}
      >
        <Braces aria-hidden />
        <span aria-hidden>API names</span>
      </button>
      <IconButton
        label={label}
        onClick={() => {
          themeSetting.setState(next, true);
          announce(themes[next].label);
        }}
      >
        {icon}
      </IconButton>
    </div>
  );
}
