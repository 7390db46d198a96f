import { useState } from 'react';
import { Link } from 'wouter';
import { ButtonLink, Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { Notice } from '../../ui/notices/Notice';
import { toImportSource } from '../../importing/readImportFile';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './AbsentDraft.module.css';

/** The page of a draft that this browser does not have: why, and the ways to get it. */
export function AbsentDraft() {
  const [text, setText] = useState('');
  const { imports } = useAppServices();
  return (
    <>
      <Notice
        tone="info"
        title="This draft is not in this browser"
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
        <p>
          A draft lives in the browser where it was written, and this address opens it only there. It may also
          have been deleted.
        </p>
        <p>
          Did someone send you this address? Ask them to open the draft, choose <b>Share</b>, then{' '}
          <b>Copy link</b>, and send you that link.
        </p>
      </Notice>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') imports.setState(toImportSource(text), true);
        }}
      >
        <Field
          label="Or paste what you have"
          required
          hint="A share link, JSON, a command or the text of the message."
        >
          {(control) => (
            <TextArea
              {...control}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          Read it
        </Button>
      </form>
    </>
  );
}
