import { isOffline } from '../../../http/isOffline';
import { storageErrorMessages } from '../../../library/storage/storageError';
import { syncKnowledge } from '../../../library/sync/syncState';
import { versionContent } from '../../../library/versions/version';
import { keepSentVersion } from '../../../library/versions/versions';
import { isPredicate } from '../../../schema/refusal/findRefusedPath';
import type { SendingRecord } from '../../../schema/draft/draft';
import type { ReadonlyStore } from '../../../lib/store';
import type { SubmissionSession } from '../../../submission/sending/createSubmission';
import { announce } from '../../../ui/notices/announcer';
import type { AppServices } from '../../../workspace/services/AppServices';
import { connectionQuery } from '../../../submission/connection/connection';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { showTemplateErrors } from '../drawer/drawerTabs';
import { draftOnServer, spaceOfDraft } from '../../../workspace/draftOnServer';
import { findDestination } from '../../../workspace/destination';

/** The space and id of the open draft, as `team/a1b2`; undefined where the server does not have it. */
export function sentFrom(open: OpenedTemplate): string | undefined {
  const draft = draftOnServer(open);
  return draft && `${draft.space}/${draft.id}`;
}

/** The longest wait for the record of a sending to be stored before it goes out. */
const MAX_SAVE_MS = 2000;

/** Connects the open draft to its submission: the payload before a sending, the record after it. */
export function sendSession(
  open: OpenedTemplate,
  { queries, session, network }: Pick<AppServices, 'queries' | 'session' | 'network'>,
  emergency: ReadonlyStore<string>,
): SubmissionSession {
  const { editor, sendings, autosave, changed, screen } = open;

  async function keepVersion(record: SendingRecord) {
    const kept = await keepSentVersion(open.id.getState(), record, versionContent(open.read()));
    if (!kept.ok)
      announce(`Couldn’t save a version of what was sent. ${storageErrorMessages[kept.error].title}.`);
  }

  /** The record with the person who sends. */
  function signed(record: SendingRecord): SendingRecord {
    const by = session.state.getState()?.person?.name;
    return by === undefined ? record : { ...record, by };
  }

  return {
    scope: () => open.id.getState(),
    queries,
    announce,
    // The page follows the network. Only a server on this machine can come back without an event: ask again then.
    isOffline: () => network.offline.getState() && isOffline(),
    async findAccessBlocker() {
      const mayNotSend = () => {
        const state = session.state.getState();
        return state && (spaceOfDraft(open, syncKnowledge.getState())?.role ?? state.role) !== 'sender';
      };
      // The person may have signed in meanwhile, in another tab.
      if (mayNotSend()) await session.check();
      if (!mayNotSend()) return undefined;
      return session.state.getState()?.role ? 'role' : 'signed_out';
    },
    checkAccess: () => void session.check(),
    hasPendingText: () => editor.json.getState().pending !== undefined,
    async toPayload() {
      // Text that still waits for a pause in typing belongs to what is sent.
      editor.json.flush();
      if (open.openConflicts().length > 0) {
        announce('Not sent. Two people changed the same field. Choose a version first.');
        open.choiceWanted.setState((count) => count + 1);
        return undefined;
      }
      const payload = editor.document.toPayload();
      if (!payload) showTemplateErrors(open);
      return payload;
    },
    destination() {
      const connection = queries.getQueryData(connectionQuery.queryKey);
      return connection && findDestination(open, connection).name;
    },
    chooseDestination: (destination) => screen.setState({ destination }),
    place: () => sentFrom(open),
    emergency: () => emergency.getState().toWellFormed().trim() || undefined,
    sentBefore: () => sendings.getState().length,
    async onSending(started) {
      sendings.setState([...sendings.getState(), signed(started)], true);
      changed();
      // A storage that does not answer must not keep anybody from sending.
      await Promise.race([autosave.flush(), new Promise((resolve) => setTimeout(resolve, MAX_SAVE_MS))]);
    },
    onSent(sent, refusal) {
      const record = signed(sent);
      sendings.setState([...sendings.getState().filter(({ at }) => at !== record.at), record], true);
      // The answer may come after this page was left, when nothing listens to the store any more.
      changed();
      void autosave.flush();
      if (record.outcome !== 'not_sent') void keepVersion(record);
      if (refusal)
        editor.diagnostics.rejectField(
          refusal.path.join('.'),
          `The platform didn’t accept this: ${isPredicate(refusal.message) ? 'it ' : ''}${refusal.message}`,
        );
    },
  };
}
