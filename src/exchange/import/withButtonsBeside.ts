import { isRecord } from '../../lib/values';
import type { Found } from './detectFormat';

/** A text with the buttons that stand beside it in an object around it: over RCS they are one message. */
export function withButtonsBeside(found: Found): Found {
  const { value, wrappers } = found;
  const index = wrappers.findLastIndex((wrapper) => Array.isArray(wrapper.value.suggestions));
  const holder = wrappers[index];
  const isText = found.kind === 'component' && isRecord(value) && typeof value.text === 'string';
  if (!holder || !isText || 'suggestions' in value) return found;
  const { suggestions, ...rest } = holder.value;
  return {
    ...found,
    value: { ...value, suggestions },
    wrappers: wrappers.with(index, { ...holder, value: rest }),
  };
}
