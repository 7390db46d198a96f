import type { Fix } from './advice';

/** A fix that writes another text into the field of the advice; undefined where nothing would change. */
export function rewrite(action: string, change: (text: string) => string) {
  return ({ text }: { text: string }, at: string): Fix | undefined => {
    const next = change(text);
    if (next === text || next.trim() === '') return undefined;
    return { action, changes: { [at]: next }, done: `${action}: done.` };
  };
}
