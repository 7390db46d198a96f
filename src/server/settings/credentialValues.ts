import { z } from 'zod';
import { base64ToBytes } from '../../lib/encoding/base64';
import { json } from './settingValues';

export const APP_ID = /^[A-Za-z0-9_-]{1,64}$/;

const appId = z
  .string()
  .regex(APP_ID, 'must contain app IDs of letters, digits, "_" and "-" (at most 64 characters)');

/** The token after `Bearer` (RFC 6750, section 2.1). */
export const BEARER_TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/** Bearer token → the app ids that it may use. */
export const Tokens = z
  .record(z.string().regex(BEARER_TOKEN), z.array(appId).min(1))
  .refine((tokens) => Object.keys(tokens).length > 0);
export type Tokens = z.infer<typeof Tokens>;

export const tokens = json('must be JSON like {"<token>": ["<app id>"]}', Tokens);

/** Whether a text is Base64 of at least one byte. */
export const isSecret = (text: string) => (base64ToBytes(text)?.length ?? 0) > 0;

/** App id → Base64 secret for signatures. */
export const VerificationApps = z
  .record(appId, z.string().refine(isSecret))
  .refine((apps) => Object.keys(apps).length > 0);
export type VerificationApps = z.infer<typeof VerificationApps>;

export const verificationApps = json(
  'must be JSON like {"<app id>": "<secret in Base64>"}',
  VerificationApps,
);
