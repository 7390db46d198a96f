import { Note } from './Note';

/** The note about suggestions over the limit, which are not drawn. */
export function BeyondNote({ count }: { count: number }) {
  return count > 0 && <Note>+{count} over the limit</Note>;
}
