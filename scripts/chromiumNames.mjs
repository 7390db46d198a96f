// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// What people use comes first. The headless shell 156 never ends the reload into a newer service worker.
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-headless-shell',
  'chrome-headless-shell',
];

const disabledFeatures = [
  // What Playwright switches off. Chromium obeys the last `--disable-features` alone, so ours repeats these.
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints',
  'NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // The suggestions of the address bar are pages: each new window loads them, for as much processor time as ours.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/** Flags of every start: no GPU, no requests of the browser's own, and no pages of its own. */
export const quietFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium or Chrome in the folders of a `PATH`. @param {string | undefined} path */
export function findOnPath(path) {
  const folders = (path ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
