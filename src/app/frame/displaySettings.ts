import { technicalNamesSetting, themeSetting } from '../../library/settings/settings';
import { applyPageTheme } from './pageTheme';

function apply() {
  applyPageTheme(themeSetting.get());
  document.documentElement.toggleAttribute('data-technical-names', technicalNamesSetting.get());
}

/** Puts this device's choices on the page, now and whenever they change. Called once, before the first drawing. */
export function followDisplaySettings() {
  apply();
  themeSetting.subscribe(apply);
  technicalNamesSetting.subscribe(apply);
}
