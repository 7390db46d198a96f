import { request } from '../../http/request';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { CreationOutcome } from '../outcome/outcome';
import { readCreation } from '../outcome/readCreation';

export type Creation = {
  appId: string;
  payload: CreateTemplatePayload;
  /** The page's bearer token, where the server holds none. */
  token?: string | undefined;
};

/** Sends a template for approval: one POST, never repeated by the page. Never throws for what a network or a platform does. */
export async function createTemplate({ appId, payload, token }: Creation): Promise<CreationOutcome> {
  const outcome = await request(`/api/v2/rcs/${encodeURIComponent(appId)}/templates`, {
    method: 'POST',
    body: payload,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  return readCreation(outcome, payload, Date.now());
}
