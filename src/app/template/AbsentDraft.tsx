import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { takeFromServer } from '../../library/sync/onServer';
import { syncKnowledge } from '../../library/sync/syncState';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { Notice } from '../../ui/notices/Notice';
import { useAppServices, useHasSignIn, useIsSignedOut } from '../../workspace/services/AppServices';
import { SignInFirst } from '../access/SignInNotice';
import styles from './AbsentDraft.module.css';

/**
 * The page of a draft that this browser does not have: asks the server for it, for it may be too old for the browser. Else
 * it says why it is not here, and the ways to get it. The page opens a draft as soon as it is in the storage.
 */
export function AbsentDraft({ id }: { id: string }) {
  const [text, setText] = useState('');
  const { imports } = useAppServices();
  const isSignedOut = useIsSignedOut();
  const spaces = useStore(syncKnowledge, (known) => known.spaces);
  // The server is asked once it has said which spaces are the person's.
  useEffect(() => {
    if (spaces) void takeFromServer(id, spaces);
  }, [id, spaces]);
  return (
    <>
      {isSignedOut ? (
        <SignInFirst>
          Sign in to open this draft, if it is one of your team. Without an account, ask the person who sent
          you the link for one that contains the template.
        </SignInFirst>
      ) : (
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
      )}
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
  if (hasSignIn)
    return (
      <>
        <p>
          It may have been deleted, it may be only in the browser where it was written, or you have no access
          to its space.
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
        It may be only in the browser where it was written, it may have been deleted, or you may not have
        access to it.
      </p>
      <p>
        Did someone send you this link? Ask them to choose <b>Share</b>, then <b>Copy link</b>, and send you
        that link instead.
      </p>
    </>
  );
}
