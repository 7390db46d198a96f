import type { QueryClient } from '@tanstack/react-query';
import type { SendingRecord } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';

/** A field that the platform refused, and the platform's words. */
export type FieldRefusal = { path: (string | number)[]; message: string };

/** The open draft, as a submission needs it. */
export type SubmissionSession = {
  /** Names the draft: its last sending outlives the model. */
  scope: () => string;
  queries: QueryClient;
  /**
   * Validates the draft: its request body, or undefined after showing the errors. Called once for each
   * review, and not again before the body is sent.
   */
  toPayload: () => CreateTemplatePayload | undefined | Promise<CreateTemplatePayload | undefined>;
  /**
   * Whether the page knows that it is offline, so that no review opens for nothing. Need not ask the network:
   * each request asks for itself when it goes out.
   */
  isOffline: () => boolean | Promise<boolean>;
  /** Called once for each sending, also after its panel was closed. */
  onSent: (record: SendingRecord, refusal?: FieldRefusal) => void;
  /** Speaks a message to assistive technology. */
  announce: (message: string) => void;
};
