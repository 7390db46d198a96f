import { utf8Length } from '../../lib/encoding/utf8';

/** ASCII without control characters, quotation marks and backslashes. */
const asItIs = /^[ !#-[\]-~]*$/;

/**
 * The bytes of a value as compact JSON in UTF-8. Counting stops above `maxBytes`; the result is then some number above
 * `maxBytes`. Neither recurses nor builds the text, so it takes any depth.
 */
export function jsonBytes(value: unknown, maxBytes: number): number {
  let bytes = 0;
  const waiting = [value];
  while (waiting.length > 0 && bytes <= maxBytes) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) {
      bytes += scalarBytes(next);
      continue;
    }
    // JSON leaves out undefined members, except in a list, where they become null.
    const entries = Object.entries(next).filter(([, member]) => Array.isArray(next) || member !== undefined);
    bytes += 2 + Math.max(0, entries.length - 1);
    for (const [key, member] of entries) {
      if (!Array.isArray(next)) bytes += scalarBytes(key) + 1;
      waiting.push(member);
    }
  }
  return bytes;
}

function scalarBytes(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value).length;
  if (typeof value !== 'string') return 'null'.length;
  // Most texts stand in JSON as they are; to write out the largest template would take most of the time of all rules.
  return asItIs.test(value) ? value.length + 2 : utf8Length(JSON.stringify(value));
}
