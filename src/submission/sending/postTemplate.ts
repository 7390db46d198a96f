import { request } from '../../http/request';
import { templatesAddress } from '../connection/platforms';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { CreationOutcome } from '../outcome/outcome';
import { readCreation } from '../outcome/readCreation';

type TemplatePost = {
  platformName: string;
  appId: string;
  payload: CreateTemplatePayload;
  /** Names the press, so that a repetition by the browser creates nothing twice. */
  key: string;
  /** The page's bearer token, where the server holds none. */
  token?: string | undefined;
};

/**
 * Sends a template for approval through the server of this page: one POST, never repeated. A failure of the
 * network or of the platform is an outcome, not an exception.
 */
export async function postTemplate({
  platformName,
  appId,
  payload,
  key,
  token,
}: TemplatePost): Promise<CreationOutcome> {
  const outcome = await request(templatesAddress(platformName, appId), {
    method: 'POST',
    body: payload,
    headers: { 'idempotency-key': key, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return readCreation(outcome, payload, Date.now());
}
