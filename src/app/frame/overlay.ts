import { createStore } from '../../lib/createStore';

/** What lies over the page and belongs to none of its parts. */
export const overlay = createStore<'palette' | 'shortcuts' | undefined>(undefined);
