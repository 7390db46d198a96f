import { createStore } from '../../lib/createStore';

/** The bearer token of a person. In memory only, until the page is closed: no storage may ever hold it. */
export const pageToken = createStore('');
