import { PencilLine } from 'lucide-react';
import type { Ref } from 'react';
import { SendingBadge } from '../../../submission/outcome/StatusBadge';
import { isUnderWay } from '../../../submission/sending/sending';
import { Badge } from '../../../ui/notices/Notice';
import { Spinner } from '../../../ui/notices/waiting';
import { formatMoment } from '../../../ui/time/time';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import type { DraftSending } from '../sending/createDraftSending';
import { useDraftStatus } from '../../live/useDraftStatus';
import { useLastSending } from '../sending/useLastSending';
import words from '../../../ui/styles/words.module.css';
import styles from './DraftHeader.module.css';
import { NextName } from '../sending/NextName';

type StatusChipProps = {
  ref: Ref<HTMLButtonElement>;
  open: OpenedTemplate;
  sending: DraftSending;
  onPress: () => void;
};

/** The standing of the draft at the platform. A press shows its sendings, or closes them. */
export function StatusChip({ ref, open, sending, onPress }: StatusChipProps) {
  const isShown = useStore(sending.isShown);
  const { needsName } = useDraftStatus(open);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.chip}
        aria-expanded={isShown}
        title="Sendings of this template"
        onClick={onPress}
      >
        <span className={words.visuallyHidden}>Status: </span>
        <Status open={open} sending={sending} />
      </button>
      {needsName && (
        <div className={styles.next}>
          <NextName open={open} onUsed={() => open.editor.focus.focus('name')} />
        </div>
      )}
    </>
  );
}

function Status({ open, sending }: Pick<StatusChipProps, 'open' | 'sending'>) {
  const { sending: decisive, isChanged, needsName } = useDraftStatus(open);
  const isSending = useStore(useLastSending(sending), isUnderWay);
  if (isSending)
    return (
      <Badge tone="info" icon={<Spinner />}>
        Sending…
      </Badge>
    );
  if (!decisive) return <Badge icon={<PencilLine aria-hidden />}>Draft</Badge>;
  return (
    <>
      <SendingBadge sending={decisive} />
      <span className={styles.since}>
        {needsName
          ? 'changed since: needs a new name'
          : isChanged
            ? 'changed since'
            : `since ${formatMoment(decisive.at)}`}
      </span>
    </>
  );
}
