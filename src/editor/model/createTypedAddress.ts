import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { TemplateDocument } from './createDocument';

const MEDIA_ADDRESS = /\.(?:fileUrl|thumbnailUrl)$/;
/** A change by more characters than this was pasted, and is complete. */
const maxTypedAtOnce = 2;
/** Milliseconds without a key after which an address counts as complete. */
const pauseMs = 600;

/**
 * The media address that is being typed, undefined at other times. Its file is not loaded: each key would ask a
 * server for a file that does not exist.
 */
export function createTypedAddress(document: TemplateDocument): ReadonlyStore<string | undefined> {
  const typed = createStore<string | undefined>(() => undefined);
  let pause: ReturnType<typeof setTimeout> | undefined;

  document.onTransaction(({ transaction: { origin }, change }) => {
    if (!change) return;
    if (pause !== undefined) clearTimeout(pause);
    pause = undefined;
    const { path, before, after } = change;
    const isTyped =
      origin === 'field' &&
      MEDIA_ADDRESS.test(path) &&
      typeof after === 'string' &&
      Math.abs(after.length - (typeof before === 'string' ? before.length : 0)) <= maxTypedAtOnce;
    typed.setState(isTyped ? after : undefined, true);
    if (isTyped) pause = setTimeout(() => typed.setState(undefined), pauseMs);
  });
  return typed;
}
