import { createStore } from 'zustand/vanilla';

/**
 * The bearer tokens of a person, by the name of the platform: no platform may get another's. In memory only, until the
 * page is closed: no storage may ever hold them.
 */
export const pageTokens = createStore<Readonly<Record<string, string>>>(() => ({}));

/** The token that a person entered for a platform; blank when none was entered. */
export const pageTokenFor = (platformName: string): string => pageTokens.getState()[platformName] ?? '';
