import { Notice } from '../../ui/notices/Notice';

/** Asks before something is taken that may not be what was meant. */
export function DoubtNotice({ doubt }: { doubt: string | undefined }) {
  if (doubt === undefined) return null;
  return (
    <Notice tone="warning" title="Is this what you meant?">
      <p>{doubt}</p>
    </Notice>
  );
}
