import type { QueryClient } from '@tanstack/react-query';
import type { SendingRecord } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';

/** A field that the platform refused, with the platform's words about it. */
type FieldRefusal = { path: (string | number)[]; message: string };

/** The open draft, as a submission needs it. */
export type SubmissionSession = {
  /** The id of the draft. The last sending under an id outlives the model. */
  scope: () => string;
  queries: QueryClient;
  /**
   * Validates the draft and returns its request body; if there are errors, shows them and returns undefined. Called
   * once for each review, and not again before the body is sent.
   */
  toPayload: () => CreateTemplatePayload | undefined | Promise<CreateTemplatePayload | undefined>;
  /**
   * Whether the page knows that it is offline, so that no review opens in vain. Need not make a request: each
   * sending checks the network when it goes out.
   */
  isOffline: () => boolean | Promise<boolean>;
  /**
   * Called before each sending, with its record as an unknown outcome: what a reload or a crash leaves. Sending waits for it.
   */
  onSending: (record: SendingRecord) => void | Promise<void>;
  /** Whether text that the draft does not contain yet waits beside it. Nothing is sent meanwhile. */
  hasPendingText: () => boolean;
  /** Why the person may not send, as far as the page can tell. The server decides. */
  findAccessBlocker: () => Promise<'signed_out' | 'role' | undefined>;
  /** Asks again who is signed in, after an answer that says nobody is. */
  checkAccess: () => void;
  /** The name of the platform that was chosen for this draft; undefined for the default one. */
  destination: () => string | undefined;
  chooseDestination: (platformName: string) => void;
  /** How often this draft was sent. */
  sentBefore: () => number;
  /** Called once for each sending with its final record, which replaces the first one of the same time; also after its panel was closed. */
  onSent: (record: SendingRecord, refusal?: FieldRefusal) => void;
  /** Speaks a message to assistive technology. */
  announce: (message: string) => void;
};
