import { Braces, Monitor, Moon, Sun } from 'lucide-react';
import { technicalNamesSetting, themeSetting, type Theme } from '../library/settings';
import { announce } from '../ui/announcer';
import { IconButton } from '../ui/Button';
import { useStore } from '../ui/createStore';
import styles from './DisplaySwitches.module.css';

const themes = {
  system: { next: 'light', label: 'Theme: as the device', icon: <Monitor aria-hidden /> },
  light: { next: 'dark', label: 'Theme: light', icon: <Sun aria-hidden /> },
  dark: { next: 'system', label: 'Theme: dark', icon: <Moon aria-hidden /> },
} as const satisfies Record<Theme, unknown>;

/** How the page is drawn on this device: its theme, and whether the interface's own names are shown. */
export function DisplaySwitches() {
  const theme = useStore(themeSetting, (value) => value);
  const technicalNames = useStore(technicalNamesSetting, (value) => value);
  const { next, label, icon } = themes[theme];
  return (
    <div className={styles['switches']}>
      <button
        type="button"
        className={styles['names']}
        aria-pressed={technicalNames}
        aria-label="API names"
        title="API names: show the interface's own terms beside each label"
        onClick={() => technicalNamesSetting.set(!technicalNames)}
      >
        <Braces aria-hidden />
        <span aria-hidden>API names</span>
      </button>
      <IconButton
        label={label}
        onClick={() => {
          themeSetting.set(next);
          announce(themes[next].label);
        }}
      >
        {icon}
      </IconButton>
    </div>
  );
}
