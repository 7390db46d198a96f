import { createStore } from '../../lib/createStore';

/** The bearer token that a person entered. In memory only, and gone when the page is closed: no storage may ever hold it. */
export const pageToken = createStore('');
