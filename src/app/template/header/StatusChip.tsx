import { PencilLine } from 'lucide-react';
import { SendingBadge } from '../../../submission/history/SendingBadge';
import { findDraftStatus } from '../../../submission/history/draftStatus';
import { isUnderWay } from '../../../submission/sending/sending';
import { Badge } from '../../../ui/notices/Badge';
import { Spinner } from '../../../ui/notices/Spinner';
import { formatMoment } from '../../../ui/time/formatMoment';
import { useStore } from '../../../ui/useStore';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import type { DraftSending } from '../sending/createDraftSending';
import { useLastSending } from '../sending/useLastSending';
import styles from './DraftHeader.module.css';

type StatusChipProps = { open: OpenedTemplate; sending: DraftSending; onPress: () => void };

/** The standing of the draft at the platform. A press shows its sendings, or closes them. */
export function StatusChip({ open, sending, onPress }: StatusChipProps) {
  const isShown = useStore(sending.isShown, (value) => value);
  return (
    <button type="button" className={styles['chip']} aria-expanded={isShown} onClick={onPress}>
      <span className={styles['hidden']}>Status: </span>
      <Status open={open} sending={sending} />
    </button>
  );
}

function Status({ open, sending }: Pick<StatusChipProps, 'open' | 'sending'>) {
  const sendings = useStore(open.sendings, (value) => value);
  const template = useStore(open.editor.diagnostics, (state) => state.template);
  const isSending = useStore(useLastSending(sending), isUnderWay);
  if (isSending)
    return (
      <Badge tone="info" icon={<Spinner />}>
        Sending…
      </Badge>
    );
  const { sending: decisive, isChanged } = findDraftStatus(sendings, template);
  if (!decisive) return <Badge icon={<PencilLine aria-hidden />}>Draft</Badge>;
  return (
    <>
      <SendingBadge sending={decisive} />
      <span className={styles['since']}>
        {isChanged
          ? decisive.outcome === 'created'
            ? 'changed since: needs a new name'
            : 'changed since'
          : `since ${formatMoment(decisive.at)}`}
      </span>
    </>
  );
}
