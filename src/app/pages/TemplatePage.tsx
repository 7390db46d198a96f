import { useState, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/Button';
import { download } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import { OpenTemplate } from '../template/OpenTemplate';
import { PageFrame } from '../frame/PageFrame';
import { storageErrorMessages, type Stored } from '../../library/storage/storageError';
import { useAppServices } from '../../workspace/services/AppServices';
import { createDraftLock, type DraftLock } from '../../library/session/draftLock';
import { listenToDrafts } from '../../library/storage/channel';
import { openStoredDraft, type OpenedFound } from '../../library/storage/openStoredDraft';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { PageHeading } from '../../ui/controls/PageTitle';
import { lazyPart } from '../../ui/loading/lazyPart';

const AbsentDraft = lazyPart(async () => (await import('../template/AbsentDraft')).AbsentDraft);

/** `/templates/<id>`: asks for the draft's lock, reads the draft from this device, then opens it. */
export function TemplatePage({ id: address }: { id: string }) {
  // Keep the first id: after two tabs wrote one draft, this page continues with a version at another address.
  const [id] = useState(address);
  const { lock, found: data } = useDraftOpening(id);
  if (data?.ok && data.value.state === 'found') return <OpenTemplate opened={data.value} lock={lock} />;
  // Most drafts open within a frame or two: a header and a heading would only flash.
  if (!data) return <main aria-busy>Opening the draft…</main>;
  return (
    <PageFrame title="Template">
      <PageHeading>Template</PageHeading>
      {!data.ok && (
        <Notice tone="error" title={storageErrorMessages[data.error].title}>
          <p>{storageErrorMessages[data.error].next}</p>
        </Notice>
      )}
      {data.ok && data.value.state === 'absent' && <AbsentDraft id={id} />}
      {data.ok && data.value.state === 'damaged' && <Damaged id={id} text={data.value.damaged.text} />}
    </PageFrame>
  );
}

function Damaged({ id, text }: { id: string; text: string }) {
  return (
    <Notice
      tone="error"
      title="This draft is damaged"
      actions={
        <Button variant="primary" onClick={() => download(`draft-${id}.json`, text)}>
          Download it anyway
        </Button>
      }
    >
      <p>It can’t be opened here. Download the file to see what’s in it.</p>
    </Notice>
  );
}

type DraftOpening = { lock: DraftLock; found: Stored<OpenedFound> | undefined };

/** Asks for the lock of a draft and reads it. Releases the lock when the page is left. */
function useDraftOpening(id: string): DraftOpening {
  const { newDrafts, senders } = useAppServices();
  const [lock] = useState(() => createDraftLock(id));
  const [found, setFound] = useState<Stored<OpenedFound>>();

  // Other tabs and the storage live outside React. They are asked before the first paint, which would delay the answer.
  useLayoutEffect(() => {
    let isRead = false;
    let isLeft = false;
    let isAbsent = false;
    async function read() {
      // The tab that held the draft has saved it before this one gets the lock.
      if (isRead || lock.state.getState() === 'asking') return;
      isRead = true;
      // The phone must not show another sender first.
      const [stored] = await Promise.all([openStoredDraft(id), senders.open()]);
      if (isLeft) return;
      const made = newDrafts.find(id) ?? readStoredDraft(newDrafts.findReloaded(id));
      const opened: Stored<OpenedFound> =
        made && !(stored.ok && stored.value.state === 'found')
          ? { ok: true, value: { state: 'found', draft: made, revision: 0 } }
          : stored;
      isAbsent = opened.ok && opened.value.state === 'absent';
      // At once: React would first let the browser paint that the draft is being opened.
      flushSync(() => setFound(opened));
    }
    const stop = lock.state.subscribe(() => void read());
    lock.ask();
    void read();
    // A colleague’s draft comes from the server a moment later.
    const stopListening = listenToDrafts(({ draftId, kind }) => {
      if (draftId !== id || kind !== 'written' || !isAbsent) return;
      isRead = false;
      void read();
    });
    return () => {
      isLeft = true;
      stop();
      stopListening();
      lock.release();
    };
  }, [id, lock, newDrafts, senders]);

  return { lock, found };
}
