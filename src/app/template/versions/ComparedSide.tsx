import { FilePlus2, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { versionTitle, type Version, type VersionSending } from '../../../library/versions/version';
import { Button } from '../../../ui/controls/Button';
import { formatMoment } from '../../../ui/time/time';
import { Select } from '../../../ui/controls/Input';
import { useRestLater } from '../../../ui/loading/useRestLater';
import styles from './ComparedSide.module.css';
import type { Side } from './useComparison';
import { live, now } from '../../../workspace/draftLinks';

type SideActions = {
  drawSending: (sending: VersionSending) => ReactNode;
  /** Whether this tab may not change the draft. */
  isReadOnly: boolean;
  onRestore: (version: Version) => void;
  onUse: (version: Version) => void;
};

type ComparedSideProps = SideActions & {
  label: 'From' | 'To';
  side: Side;
  versions: readonly Version[];
  /** Whether the template at the platform can be chosen. */
  hasLive: boolean;
  onChoose: (id: string) => void;
};

/** One side of a comparison: the choice of a version, and its actions. */
export function ComparedSide({
  label,
  side,
  versions,
  hasLive,
  onChoose,
  drawSending,
  isReadOnly,
  onRestore,
  onUse,
}: ComparedSideProps) {
  const { version } = side;
  const newest = version?.sendings.at(-1);
  const offered = useRestLater(versions);
  const isOffered = !version || offered.includes(version);
  const choices = [
    { value: now, label: 'Now' },
    ...(hasLive ? [{ value: live, label: 'At the platform' }] : []),
    ...(isOffered ? offered : [version, ...offered]).map((one) => ({
      value: one.id,
      label: `${versionTitle(one)} · ${formatMoment(one.at)}`,
    })),
  ];
  return (
    <div className={styles.side} role="group" aria-label={label}>
      <label className={styles.choice}>
        {label}
        <Select value={side.id} choices={choices} onChange={({ target }) => onChoose(target.value)} />
      </label>
      <div className={styles.facts}>
        {newest && drawSending(newest)}
        {version ? (
          <>
            <Button
              size="small"
              icon={<RotateCcw aria-hidden />}
              disabled={isReadOnly}
              onClick={() => onRestore(version)}
            >
              Restore
            </Button>
            <Button size="small" icon={<FilePlus2 aria-hidden />} onClick={() => onUse(version)}>
              Use as a new draft
            </Button>
          </>
        ) : (
          <span className={styles.note}>{side.id === live ? side.title : 'The draft as it is'}</span>
        )}
      </div>
      {version?.note !== undefined && <p className={styles.note}>{version.note}</p>}
    </div>
  );
}
