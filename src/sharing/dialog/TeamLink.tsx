import { useId } from 'react';
import { useStore } from 'zustand';
import { TextInput } from '../../ui/controls/Input';
import { CopyButton } from '../../ui/notices/CopyButton';
import { draftHref } from '../../workspace/draftLinks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useHasSignIn } from '../../workspace/services/AppServices';
import words from '../../ui/styles/words.module.css';
import styles from './share.module.css';

/** The address of the draft itself, where people sign in: colleagues work on it together, and nobody has a copy. */
export function TeamLink({ open }: { open: Pick<OpenedTemplate, 'id' | 'space'> }) {
  const hasSignIn = useHasSignIn();
  const draftId = useStore(open.id);
  const id = useId();
  if (!hasSignIn || open.space() === undefined) return null;
  const link = `${location.origin}${draftHref(draftId)}`;
  return (
    <>
      <div className={styles.group}>
        <label htmlFor={id} className={styles.label}>
          For your team
        </label>
        <div className={styles.link}>
          <TextInput
            id={id}
            readOnly
            className={styles.address}
            aria-describedby={`${id}-note`}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton label="Copy link" name="for your team" text={() => link} copied="Copied the link." />
        </div>
        <p id={`${id}-note`} className={words.softNote}>
          Opens this draft itself, for colleagues who can use it. What they change, you see.
        </p>
      </div>
      <p className={styles.label}>For everyone else</p>
    </>
  );
}
