import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Share } from 'lucide-react';
import { useState } from 'react';
import type { LinkView } from '../../../exchange/link/linkView';
import { linkReach, type LinkReach } from '../../../exchange/link/shareLink';
import { formatNumber } from '../../../schema/values/text';
import { Button } from '../../../ui/controls/Button';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { Field } from '../../../ui/controls/Field';
import { TextArea } from '../../../ui/controls/Input';
import { useStore } from '../../../ui/useStore';
import { linkTo } from '../../session/linkTo';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { LinkViewFields } from './LinkViewFields';
import styles from './parts.module.css';

const reachMessages = {
  everywhere: 'it fits everywhere',
  chats: 'it fits in most chats, but some mail programs and text messages cut it',
  file: 'too long for many chats. Send the file instead: Download, under JSON',
} satisfies Record<LinkReach, string>;

/** A link that opens the template read-only: its view, its address, where it fits. */
export function LinkTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const [view, setView] = useState<LinkView>({});
  const { data: link, error } = useQuery({
    queryKey: ['share link of', template, view],
    queryFn: () => linkTo(template, view),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <>
      <p className={styles['note']}>
        Opens a read-only view on any device, without an account. It contains the template and nothing else.
      </p>
      <LinkViewFields template={template} view={view} onView={setView} />
      {error && <p role="alert">{error.message}</p>}
      {!error && (
        <>
          <div className={styles['group']}>
            <Field
              label="Link"
              required
              hint={
                link
                  ? `The link has ${formatNumber(link.length)} characters: ${reachMessages[linkReach(link)]}.`
                  : 'Writing the link…'
              }
            >
              {(control) => (
                <TextArea
                  {...control}
                  readOnly
                  className={styles['address']}
                  value={link ?? ''}
                  onFocus={({ target }) => target.select()}
                />
              )}
            </Field>
          </div>
          <div className={styles['row']}>
            <CopyButton label="Copy link" text={() => linkTo(template, view)} copied="Copied the link." />
            {link !== undefined && <DeviceShareButton name={template.name} link={link} />}
          </div>
        </>
      )}
    </>
  );
}

/** Hands the link to the device's own list of programs, where the browser can. */
function DeviceShareButton({ name, link }: { name: string | undefined; link: string }) {
  const content = { title: name ?? 'RCS template', url: link };
  // Absent in some browsers, whatever the types say.
  if (!(navigator.canShare as unknown) || !navigator.canShare(content)) return null;
  return (
    <Button
      size="small"
      icon={<Share aria-hidden />}
      // Rejects when the person closes the list.
      onClick={() => void navigator.share(content).catch(() => undefined)}
    >
      Send with another program…
    </Button>
  );
}
