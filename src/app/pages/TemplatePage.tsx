import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { download } from '../../ui/browser/page';
import { AbsentDraft } from './AbsentDraft';
import { Notice } from '../../ui/notices/Notice';
import { OpenTemplate } from '../template/OpenTemplate';
import { PageFrame } from '../frame/PageFrame';
import { storageErrorMessages } from '../../library/storage/storageError';
import { useDraftOpening } from './useDraftOpening';

/** `/templates/<id>`: asks for the draft's lock, reads the draft from this device, then opens it. */
export function TemplatePage({ id: address }: { id: string }) {
  // Keep the first id: after two tabs wrote one draft, this page continues with a version at another address.
  const [id] = useState(address);
  const { lock, found: data } = useDraftOpening(id);
  if (data?.ok && data.value.state === 'found') return <OpenTemplate opened={data.value} lock={lock} />;
  return (
    <PageFrame title="Template">
      <h1>Template</h1>
      {!data && <p>Opening the draft…</p>}
      {data && !data.ok && (
        <Notice tone="error" title={storageErrorMessages[data.error].title}>
          <p>{storageErrorMessages[data.error].next}</p>
        </Notice>
      )}
      {data?.ok && data.value.state === 'absent' && <AbsentDraft />}
      {data?.ok && data.value.state === 'damaged' && <Damaged id={id} text={data.value.damaged.text} />}
    </PageFrame>
  );
}

function Damaged({ id, text }: { id: string; text: string }) {
  return (
    <Notice
      tone="error"
      title="This draft can no longer be read"
      actions={
        <Button look="primary" onClick={() => download(`draft-${id}.json`, text)}>
          Download what is there
        </Button>
      }
    >
      <p>The record at this address is not a draft. It was left untouched: download it to look at it.</p>
    </Notice>
  );
}
