import type { Readable } from '../../lib/createStore';
import { AccessNotice } from './AccessNotice';
import { useStore } from '../../ui/useStore';
import type { AccessHandlers } from './AccessNotice';
import type { Access } from './draftAccess';

/** Gives the reason why the open draft is read-only, and offers the ways to change that. */
export function AccessBanner({ access, ...handlers }: AccessHandlers & { access: Readable<Access> }) {
  const now = useStore(access, (value) => value);
  return <div aria-live="polite">{now !== 'write' && <AccessNotice now={now} {...handlers} />}</div>;
}
