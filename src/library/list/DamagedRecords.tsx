import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { download } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import type { DamagedRecord } from '../storage/draftRecord';

type DamagedRecordsProps = {
  damaged: readonly DamagedRecord[];
  kind: 'draft' | 'version';
  /** The message about these records and the others. */
  children: ReactNode;
};

/** Records that cannot be read. They are left unchanged, and each can be downloaded. */
export function DamagedRecords({ damaged, kind, children }: DamagedRecordsProps) {
  return damaged.map(({ id, text }) => (
    <Notice
      key={id}
      tone="warning"
      title={`A ${kind} is damaged`}
      actions={
        <Button size="small" onClick={() => download(`${kind}-${id}.json`, text)}>
          Download it anyway
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  ));
}
