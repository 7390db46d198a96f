import { useState, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { download } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import { OpenTemplate } from '../template/OpenTemplate';
import { PageFrame } from '../frame/PageFrame';
import { storageErrorMessages, type Stored } from '../../library/storage/storageError';
import { Link } from 'wouter';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { useAppServices, useHasSignIn, useIsSignedOut } from '../../workspace/services/AppServices';
import styles from './TemplatePage.module.css';
import { createDraftLock, type DraftLock } from '../../library/session/draftLock';
import { listenToDrafts } from '../../library/storage/channel';
import { openStoredDraft, type OpenedFound } from '../../library/storage/openStoredDraft';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { PageHeading } from '../../ui/controls/PageTitle';

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
      {data.ok && data.value.state === 'absent' && <AbsentDraft />}
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

/** The page of a draft that this browser does not have: why, and the ways to get it. */
function AbsentDraft() {
  const [text, setText] = useState('');
  const { imports } = useAppServices();
  return (
    <>
      <Notice
        tone="info"
        title="This draft can’t be found"
        actions={
          <>
            <Link href="/" asChild>
              <ButtonLink>Your templates</ButtonLink>
            </Link>
            <Link href="/templates/new" asChild>
              <ButtonLink>New template</ButtonLink>
            </Link>
          </>
        }
      >
        <WhyAbsent />
      </Notice>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') imports.setState({ text }, true);
        }}
      >
        <Field label="Or paste something" required hint="A share link, or the text of a message.">
          <TextArea value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Preview
        </Button>
      </form>
    </>
  );
}

/** Why the draft is not here, and whom to ask, by what the page knows of the person. */
function WhyAbsent() {
  const hasSignIn = useHasSignIn();
  const isSignedOut = useIsSignedOut();
  if (hasSignIn && !isSignedOut)
    return (
      <>
        <p>
          You have no access to the space of this template, or the template was deleted, or it is only in the
          browser where it was written.
        </p>
        <p>
          Ask the person who sent the link to invite you (person menu › <b>Team</b>, <b>Invite people</b>), or
          to send a link that contains the template (<b>Share</b>, <b>Copy link</b> below “For everyone
          else”).
        </p>
      </>
    );
  return (
    <>
      <p>
        {isSignedOut && 'If it is a draft of your team, sign in to open it. '}It may be only in the browser
        where it was written, it may have been deleted, or you may not have access to it.
      </p>
      <p>
        Did someone send you this link? Ask them to choose <b>Share</b>, then <b>Copy link</b>, and send you
        that link instead.
      </p>
    </>
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
