import { newId } from '../../ui/browser/newId';

/** By the id of a draft: the page that shows it, where that is not simply its own. */
const keys = new Map<string, string>();

/** Two drafts of one key are shown by one page, which stays as it is when its address changes from one to the other. */
export const pageKey = (id: string): string => keys.get(id) ?? id;

/** The page of one draft goes on with another; the first one, when it is opened again, gets a page of its own. */
export function movePage(from: string, to: string) {
  keys.set(to, pageKey(from));
  keys.set(from, newId());
}
