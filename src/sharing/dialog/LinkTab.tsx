import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addLinkedDraft, type LinkView } from '../../exchange/link/linkView';
import { linkReach, type LinkReach } from '../../exchange/link/shareLink';
import { formatNumber } from '../../schema/values/text';
import type { Agent } from '../../preview/model/agent';
import { namesOnly, notesAbout } from '../../schema/draft/parameterNotes';
import { altTextsIn, hasAltTexts } from '../../schema/media/altTexts';
import { Checkbox, TextInput } from '../../ui/controls/Input';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { linkTo, fileNameOf } from '../../workspace/draftLinks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import type { DraftOnServer } from '../../workspace/draftOnServer';
import { DeviceShareButton } from './shareActions';
import { hasOwnLogo, linkedSender } from './linkedSender';
import { LinkViewFields } from './LinkViewFields';
import { QrCodeCard } from './QrCodeCard';
import words from '../../ui/styles/words.module.css';
import styles from './share.module.css';

const reachMessages = {
  everywhere: 'fits everywhere',
  chats: 'fits most chats, but some email programs and text messages may cut it off',
  file: 'too long for many chats. Send the file instead: Download, under “For developers”',
} satisfies Record<LinkReach, string>;

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

type LinkTabProps = {
  open: Pick<OpenedTemplate, 'editor'>;
  /** The sender that the phones show. */
  agent: Agent;
  /** What the platform said when it refused the message. */
  refusal?: string | undefined;
  /** The draft, where the server has it: its link then says when it has changed. */
  draft?: DraftOnServer | undefined;
  /** The view that is chosen at first. */
  startView?: LinkView;
};

/** A link that opens the template read-only: its view, its address, what it contains, where it fits. */
export function LinkTab({ open, agent, refusal, draft: from, startView = {} }: LinkTabProps) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const { parameters, altTexts } = useStore(open.editor.document);
  const notes = notesAbout(template, parameters);
  const sender = linkedSender(agent);
  /** What goes with the template on wish; empty if there is nothing. */
  const optional = [
    ...(Object.keys(notes.samples).length > 0 ? ['sample values'] : []),
    ...(hasAltTexts(altTextsIn(altTexts, template)) ? ['alt texts of pictures'] : []),
  ];
  const [withOptional, setWithOptional] = useState(false);
  const contents = [
    'the template',
    ...(sender ? ['the sender'] : []),
    ...(Object.keys(notes.names).length > 0 ? ['names of personal fields'] : []),
    ...(refusal === undefined ? [] : ['the platform’s error message']),
    ...(from ? ['the draft’s ID'] : []),
    ...(withOptional ? optional : []),
  ];
  const left = [
    ...(withOptional ? [] : optional),
    ...(hasOwnLogo(agent) ? ['the logo, a file on this device'] : []),
    'versions',
    'status',
  ];
  const beside = { sender, refusal };
  async function writeLink() {
    const written = await (withOptional
      ? linkTo(template, view, notes, altTexts, beside)
      : linkTo(template, view, namesOnly(notes), undefined, beside));
    return from ? addLinkedDraft(written, from) : written;
  }
  const id = useId();
  const [view, setView] = useState(startView);
  const { data: link, error } = useQuery({
    queryKey: ['share link of', template, view, beside, from, notes.names, withOptional && [notes, altTexts]],
    queryFn: writeLink,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <>
      <p className={words.softNote}>
        Opens a read-only preview on any device, without an account. Contains {list(contents)}. Not included:{' '}
        {list(left)}.
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
          {optional.length > 0 && (
            <Checkbox
              label={`Include ${list(optional)}`}
              hint="For people who open the link. Never sent to customers."
              checked={withOptional}
              onChange={({ target }) => setWithOptional(target.checked)}
            />
          )}
        </div>
        {link !== undefined && !error && <QrCodeCard link={link} fileName={fileNameOf(template)} />}
      </div>
    </>
  );
}
