import type { CallPlatform } from '../calls/callPlatform';
import type { Authorizer } from '../credentials/authorizer';
import type { Tone } from '../../settings/platforms';
import type { SentMedia } from '../../media/files/sentMedia';
import type { CreateOnce } from '../idempotency/createOnce';
import type { Readability } from './readability';

/** The way to the templates of one platform. */
export type TemplateGateway = {
  name: string;
  label: string;
  tone: Tone | undefined;
  /** Undefined for the embedded platform, whose address is this server's own. */
  baseUrl: string | undefined;
  /** App ids that this server may use. */
  appIds: readonly string[];
  authorizer: Authorizer;
  call: CallPlatform;
  createOnce: CreateOnce;
  readability: Readability;
  sentMedia: SentMedia;
};
