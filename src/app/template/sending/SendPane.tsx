import { useEffect } from 'react';
import { Link } from 'wouter';
import { PendingJsonNotice } from '../../../editor/panes/PendingJsonNotice';
import { withStatusByHand } from '../../../schema/draft/sendings';
import type { Submission } from '../../../submission/sending/createSubmission';
import { noFollowState, type Follower } from '../../../submission/reading/followSending';
import { nameOf } from '../../../submission/reading/settleSending';
import { SubmissionPanel } from '../../../submission/panel/SubmissionPanel';
import { ButtonLink } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/notices/Notice';
import { useStore } from 'zustand';
import { useSendDenial } from '../../access/useSendDenial';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDestination } from '../../../workspace/destination';
import { NextName } from './NextName';
import type { DraftSending } from './createDraftSending';
import { live, versionsAddress } from '../versions/versionsAddress';
import { useDraftStatus } from '../../live/useDraftStatus';

type SendPaneProps = {
  open: OpenedTemplate;
  sending: DraftSending;
  onGoTo: (path: string) => void;
  onOpenJson: () => void;
  onDownload: () => void;
};

/** Destination, outcome and history of the open draft's sending, where this tab may change it. */
export function SendPane(props: SendPaneProps) {
  const isReadOnly = useStore(props.open.editor.document.readOnly);
  const submission = useStore(props.sending.submission);
  // The model is made once, outside React.
  useEffect(() => void props.sending.begin(), [props.sending]);
  if (!isReadOnly) return submission && <WritableSendPane {...props} submission={submission} />;
  return (
    <Notice tone="info" title="Nothing is sent from here">
      <p>This tab only shows the draft. The notice above says how to edit and send it.</p>
    </Notice>
  );
}

function WritableSendPane({
  open,
  sending,
  submission,
  onGoTo,
  onOpenJson,
  onDownload,
}: SendPaneProps & { submission: Submission }) {
  const { editor, sendings } = open;
  const denial = useSendDenial();
  const name = useStore(editor.document, ({ draft }) => draft.name);
  const type = useStore(editor.document, ({ draft }) => draft.type);
  const sent = useStore(sendings);
  const destination = useDestination(open);
  const follower = useStore(sending.follower);
  return (
    <>
      <PendingJsonNotice editor={editor} onOpenJson={onOpenJson} />
      <SubmissionPanel
        submission={submission}
        template={{ name, type }}
        sendings={sent}
        platformName={destination?.name}
        follower={follower}
        onPress={() => void sending.press()}
        onStatusByHand={(byHand) => sendings.setState(withStatusByHand(sendings.getState(), byHand), true)}
        onGoTo={onGoTo}
        connectionHref="/connection"
        onDownload={onDownload}
      >
        {denial !== undefined && <p>{denial}</p>}
        <NewNameNotice open={open} onGoTo={onGoTo} follower={follower} />
      </SubmissionPanel>
    </>
  );
}

type NewNameNoticeProps = Pick<SendPaneProps, 'open' | 'onGoTo'> & { follower: Follower | undefined };

/** Offers another name where the draft can no longer be sent under its own. */
function NewNameNotice({ open, onGoTo, follower }: NewNameNoticeProps) {
  const { needsName, sending } = useDraftStatus(open);
  const isOthers = useStore(follower?.state ?? noFollowState, ({ result }) => result === 'other');
  // Perhaps it was created by an earlier sending: then another name would make a second template.
  const isPerhapsOwn = useStore(open.sendings, (sendings) =>
    sendings.some(
      (earlier) => earlier.outcome === 'unknown' && sending && nameOf(earlier) === nameOf(sending),
    ),
  );
  const isRefused = useStore(open.editor.diagnostics, ({ rejected }) => rejected?.path === 'name');
  const isTaken = isOthers || (isRefused && !isPerhapsOwn);
  if (!needsName && !isTaken) return null;
  return (
    <Notice
      tone="info"
      title={isTaken ? 'The name is taken' : 'Changed since it was created'}
      actions={
        <>
          <NextName open={open} onUsed={() => onGoTo('name')} />
          {needsName && (
            <Link href={versionsAddress(open.id.getState(), { from: live })} asChild>
              <ButtonLink size="small">See the differences</ButtonLink>
            </Link>
          )}
        </>
      }
    >
      <p>A template cannot be changed at the platform. Send this one under another name.</p>
    </Notice>
  );
}
