import { z } from '../values/zod';

/** Answer of `GET /api/verification/connection`. Never holds a secret. */
export const VerificationConnection = z
  .object({
    platform: z.enum(['embedded', 'remote']),
    /** `{verification_base_url}`. */
    baseUrl: z.string(),
    appId: z.string(),
    /** Whether this server has a secret, so that it can sign. */
    signs: z.boolean(),
    /** Whether the end user's address may be chosen. Otherwise it is the connection's. */
    chosenAddress: z.boolean(),
    /** The IP address of the caller, as the server sees it. */
    address: z.nullable(z.string()),
    operators: z.array(z.object({ name: z.string(), cidrs: z.array(z.string()) })),
  })
  .register(z.globalRegistry, {
    id: 'VerificationConnection',
    description: 'Where verifications are sent. Contains no secrets.',
  });
export type VerificationConnection = z.infer<typeof VerificationConnection>;

/** Answer of `GET /api/verification/sent/<id>`, without the headers that every HTTP client adds. */
export const SentVerification = z
  .object({
    method: z.string(),
    address: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    /** The text under the signature; absent for a request in the SDK form. */
    stringToSign: z.optional(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'SentVerification',
    description: 'A verification request as it was sent, without secrets.',
  });
export type SentVerification = z.infer<typeof SentVerification>;
