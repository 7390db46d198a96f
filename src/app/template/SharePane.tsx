import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { toCurl, toFetch } from '../../exchange/export/curl';
import { linkReach, type LinkReach } from '../../exchange/link/shareLink';
import { formatNumber } from '../../schema/values/text';
import { useAppId } from '../../submission/connection/chosenAppId';
import { useConnection } from '../../submission/connection/connection';
import { CopyButton } from '../../ui/controls/CopyButton';
import { useStore } from '../../ui/useStore';
import { linkTo } from '../session/linkTo';
import styles from './SharePane.module.css';

const reachMessages = {
  everywhere: 'it fits everywhere',
  chats: 'it fits in most chats, but some mail programs and text messages cut it',
  file: 'too long for many chats. Send the file instead: Download, below',
} satisfies Record<LinkReach, string>;

/** Shares the open draft: as a link, as a cURL command, as JavaScript. */
export function SharePane({ editor }: { editor: TemplateEditor }) {
  return (
    <section className={styles['pane']} aria-label="Share">
      <div className={styles['tools']}>
        <CopyButton
          label="Copy link"
          text={() => linkTo(editor.document.get().draft)}
          copied="Copied the link."
        />
        <CopyRequest editor={editor} />
      </div>
      <Reach editor={editor} />
    </section>
  );
}

function Reach({ editor }: { editor: TemplateEditor }) {
  // Measure at each validation, not at each key.
  const validated = useStore(editor.diagnostics, (state) => state.template);
  const { data, error } = useQuery({
    queryKey: ['link length', validated],
    queryFn: async () => linkTo(editor.document.get().draft),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (error) return <p className={styles['note']}>{error.message}</p>;
  return (
    <p className={styles['note']}>
      {data
        ? `The link has ${formatNumber(data.length)} characters: ${reachMessages[linkReach(data)]}.`
        : 'Measuring the link…'}{' '}
      It contains the template and nothing else.
    </p>
  );
}

/** Copies the request that creates the template, without a token. */
function CopyRequest({ editor }: { editor: TemplateEditor }) {
  const { data: connection } = useConnection();
  const appId = useAppId(connection);
  if (!connection || appId === undefined) return null;
  const creation = () => ({ baseUrl: connection.baseUrl, appId, template: editor.document.get().draft });
  return (
    <>
      <CopyButton
        label="Copy cURL"
        text={() => toCurl(creation())}
        copied="Copied the cURL command. Put your token in place of <ACCESS_TOKEN>."
      />
      <CopyButton
        label="Copy fetch"
        text={() => toFetch(creation())}
        copied="Copied the JavaScript. Put your token in place of <ACCESS_TOKEN>."
      />
    </>
  );
}
