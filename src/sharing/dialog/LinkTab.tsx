import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LinkView } from '../../exchange/link/linkView';
import { linkReach, type LinkReach } from '../../exchange/link/shareLink';
import { formatNumber } from '../../schema/values/text';
import { hasNotes, notesAbout } from '../../schema/draft/parameterNotes';
import { altTextsIn, hasAltTexts } from '../../schema/media/altTexts';
import { Checkbox, TextInput } from '../../ui/controls/Input';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { linkTo, fileNameOf } from '../../workspace/draftLinks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { DeviceShareButton } from './shareActions';
import { LinkViewFields } from './LinkViewFields';
import { QrCodeCard } from './QrCodeCard';
import words from '../../ui/styles/words.module.css';
import styles from './share.module.css';

const reachMessages = {
  everywhere: 'fits everywhere',
  chats: 'fits most chats, but some email programs and text messages may cut it off',
  file: 'too long for many chats. Send the file instead: Download, under “For developers”',
} satisfies Record<LinkReach, string>;

type LinkTabProps = {
  open: Pick<OpenedTemplate, 'editor'>;
  /** The view that is chosen at first. */
  startView?: LinkView;
};

/** A link that opens the template read-only: its view, its address, where it fits. */
export function LinkTab({ open, startView = {} }: LinkTabProps) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const { parameters: notes, altTexts } = useStore(open.editor.document);
  /** What can go with the template; empty if there is nothing. */
  const beside = [
    hasNotes(notesAbout(template, notes)) && 'names and sample values of personal fields',
    hasAltTexts(altTextsIn(altTexts, template)) && 'alt texts of pictures',
  ]
    .filter(Boolean)
    .join(', and ');
  const [withNotes, setWithNotes] = useState(false);
  const writeLink = () => (withNotes ? linkTo(template, view, notes, altTexts) : linkTo(template, view));
  const id = useId();
  const [view, setView] = useState(startView);
  const { data: link, error } = useQuery({
    queryKey: ['share link of', template, view, withNotes && [notes, altTexts]],
    queryFn: writeLink,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <>
      <p className={words.softNote}>
        Opens a read-only preview on any device, without an account. It contains only the template
        {withNotes && beside !== '' && ` and ${beside}`}.
      </p>
      {error && <p role="alert">{error.message}</p>}
      {!error && (
        <div className={styles.group}>
          <label htmlFor={`${id}-link`} className={styles.label}>
            Link
          </label>
          <div className={styles.link}>
            <TextInput
              id={`${id}-link`}
              readOnly
              className={styles.address}
              aria-describedby={`${id}-reach`}
              value={link ?? ''}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton label="Copy link" text={writeLink} copied="Copied the link." />
            {link !== undefined && (
              <DeviceShareButton content={{ title: template.name ?? 'RCS template', url: link }} />
            )}
          </div>
          <p id={`${id}-reach`} className={words.softNote}>
            {link
              ? `${formatNumber(link.length)} characters: ${reachMessages[linkReach(link)]}.`
              : 'Creating the link…'}
          </p>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.group}>
          <LinkViewFields template={template} names={notes.names} view={view} onView={setView} />
          {beside !== '' && (
            <Checkbox
              label={`Include ${beside}`}
              hint="For people who open the link. Never sent to customers."
              checked={withNotes}
              onChange={({ target }) => setWithNotes(target.checked)}
            />
          )}
        </div>
        {link !== undefined && !error && <QrCodeCard link={link} fileName={fileNameOf(template)} />}
      </div>
    </>
  );
}
