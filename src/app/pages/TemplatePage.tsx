import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createDraftLock } from '../../library/session/draftLock';
import { openStoredDraft } from '../../library/storage/openStoredDraft';
import { useStore } from '../../ui/useStore';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Button } from '../../ui/controls/Button';
import { download } from '../../ui/browser/download';
import { Notice } from '../../ui/notices/Notice';
import { Link } from 'wouter';
import { takeNewDraft } from '../session/newDraft';
import { OpenTemplate } from '../template/OpenTemplate';
import { PageFrame } from '../frame/PageFrame';
import { storageErrorMessages } from '../../library/storage/storageError';

/** `/templates/<id>`: asks for the draft, reads it from this device, then opens it. */
export function TemplatePage({ id: address }: { id: string }) {
  // Where two tabs wrote one draft, the page goes on with a version of its own under another address.
  const [id] = useState(address);
  const [lock] = useState(() => createDraftLock(id));
  // Other tabs are outside React.
  useEffect(() => {
    lock.ask();
    return lock.release;
  }, [lock]);
  const isAsking = useStore(lock.state, (state) => state === 'asking');
  const { data } = useQuery({
    queryKey: ['draft', id],
    queryFn: async () => {
      const stored = await openStoredDraft(id);
      const made = takeNewDraft(id);
      if (made && !(stored.ok && stored.value.state === 'found'))
        return { ok: true, value: { state: 'found', draft: made, revision: 0 } } as const;
      return stored;
    },
    enabled: !isAsking,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
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
      {data?.ok && data.value.state === 'absent' && <Absent />}
      {data?.ok && data.value.state === 'damaged' && <Damaged id={id} text={data.value.damaged.text} />}
    </PageFrame>
  );
}

function Absent() {
  return (
    <Notice
      tone="info"
      title="There is no such draft on this device"
      actions={
        <>
          <Link href="/" asChild>
            <ButtonLink look="primary">Your templates</ButtonLink>
          </Link>
          <Link href="/templates/new" asChild>
            <ButtonLink>New template</ButtonLink>
          </Link>
        </>
      }
    >
      <p>
        Drafts are kept in the browser in which they were written. It may have been deleted, or written
        elsewhere.
      </p>
    </Notice>
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
      <p>
        What is stored under this address is not a draft. It was left untouched; download it to look at it.
      </p>
    </Notice>
  );
}
