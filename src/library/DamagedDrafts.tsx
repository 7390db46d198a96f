import { Button } from '../ui/Button';
import { download } from '../ui/download';
import { Notice } from '../ui/Notice';
import type { DamagedDraft } from './draftRecord';

/** Records that can no longer be read: left as they are, each offered as a file. */
export function DamagedDrafts({ damaged }: { damaged: readonly DamagedDraft[] }) {
  return damaged.map(({ id, text }) => (
    <Notice
      key={id}
      tone="warning"
      title="A draft can no longer be read"
      actions={
        <Button size="small" onClick={() => download(`draft-${id}.json`, text)}>
          Download what is there
        </Button>
      }
    >
      <p>It was left untouched, and your other drafts are not affected.</p>
    </Notice>
  ));
}
