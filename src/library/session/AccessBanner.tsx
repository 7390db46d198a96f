import type { ReadonlyStore } from '../../lib/store';
import { AccessNotice, type AccessHandlers } from './AccessNotice';
import { useStore } from 'zustand';
import type { Access } from './draftAccess';

/** Gives the reason why the open draft is read-only, and offers the ways to change that. */
export function AccessBanner({ access, ...handlers }: AccessHandlers & { access: ReadonlyStore<Access> }) {
  const now = useStore(access);
  return <div aria-live="polite">{now !== 'write' && <AccessNotice now={now} {...handlers} />}</div>;
}
