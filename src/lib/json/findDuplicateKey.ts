import { findStringEnd } from './parseJson';

type Key = string | number;

/** An object with the keys that have come, or a list; `at` is the member that is being read. */
type Level = { keys?: Set<string>; at: Key };

/**
 * The path of the first key that an object holds twice, in a text that is valid JSON; undefined if there is none.
 * `JSON.parse` keeps the last of the two, and other readers the first.
 */
export function findDuplicateKey(text: string): Key[] | undefined {
  return duplicateKeys(text).next().value;
}

/** The paths of all keys that come once more, one after another. */
export function* duplicateKeys(text: string): Generator<Key[], undefined> {
  const levels: Level[] = [];
  /** Whether the next string is a key. */
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    const level = levels.at(-1);
    if (character === '"') {
      const end = findStringEnd(text, at + 1);
      if (isKeyNext && level?.keys) {
        const quoted = text.slice(at, end + 1);
        const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
        level.at = key;
        if (level.keys.has(key)) yield levels.map((each) => each.at);
        level.keys.add(key);
        isKeyNext = false;
      }
      at = end;
    } else if (character === '{') {
      levels.push({ keys: new Set(), at: '' });
      isKeyNext = true;
    } else if (character === '[') {
      levels.push({ at: 0 });
      isKeyNext = false;
    } else if (character === '}' || character === ']') {
      levels.pop();
      isKeyNext = false;
    } else if (character === ',' && level) {
      if (level.keys) isKeyNext = true;
      else level.at = Number(level.at) + 1;
    }
  }
  return undefined;
}
