import { technicalNamesSetting, themeSetting } from '../../library/settings/settings';

function apply() {
  const theme = themeSetting.getState();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.documentElement.toggleAttribute('data-technical-names', technicalNamesSetting.getState());
}

/** Applies the theme and the API names setting to the page, now and on each change. Call it once, before the first drawing. */
export function followDisplaySettings() {
  apply();
  themeSetting.subscribe(apply);
  technicalNamesSetting.subscribe(apply);
}
