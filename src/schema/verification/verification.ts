import { z } from '../values/zod';
import { phoneNumberRule } from '../template/dialAction';
import { isIpAddress } from '../../lib/address/ipAddress';
import { optionalText, requiredText } from '../values/textSchema';
import { isIsoTime } from '../../lib/time';

/** Body of the start request: exactly the second interface document. */
export const StartVerificationRequest = z
  .strictObject({
    identity: z
      .strictObject(
        {
          type: z.literal('number', { error: 'Only phone numbers can be verified: the type is "number".' }),
          endpoint: requiredText({ ...phoneNumberRule, description: 'Phone number in E.164 format.' }),
        },
        { error: 'Say what to verify: identity contains type and endpoint.' },
      )
      .register(z.globalRegistry, { description: 'What is being verified.' }),
    method: z.literal('seamless', { error: 'Only the method "seamless" is supported.' }),
    reference: optionalText({
      name: 'Reference',
      form: 'freeText',
      description: 'Caller’s own reference for tracking.',
    }),
    custom: optionalText({
      name: 'Custom data',
      form: 'freeText',
      description: 'Passed through the verification process.',
    }),
  })
  .register(z.globalRegistry, { id: 'StartVerificationRequest' });
export type StartVerificationRequest = z.infer<typeof StartVerificationRequest>;

/** Request headers beside Authorization, by their lower-case names. */
export const StartVerificationHeaders = z
  .object({
    'x-timestamp': requiredText({
      name: 'Request time',
      form: 'time',
      description: 'Request time in ISO-8601 format.',
      fits: isIsoTime,
      message: 'Request time is not valid. Write it like 2027-03-14T09:30:00Z.',
      requirement: 'must be an ISO-8601 time',
    }),
    'x-forwarded-for': requiredText({
      name: 'End user’s IP address',
      form: 'address',
      description: 'The end user’s IP address, used to identify the telecom operator.',
      fits: (value) => isIpAddress(value.split(',', 1)[0]?.trim() ?? ''),
      message: 'End user’s IP address is not valid. Write it like 192.0.2.10.',
      requirement: 'must contain a valid IP address',
    }),
  })
  .register(z.globalRegistry, { id: 'StartVerificationHeaders' });
export type StartVerificationHeaders = z.infer<typeof StartVerificationHeaders>;

export const VerificationLink = z
  .object({ rel: z.string(), href: z.string(), method: z.string() })
  .register(z.globalRegistry, {
    id: 'VerificationLink',
    description: 'A related endpoint; rel `status` marks the status-check link.',
  });
export type VerificationLink = z.infer<typeof VerificationLink>;

/** Success body of the start request. */
export const StartedVerification = z
  .object({
    id: z
      .string()
      .register(z.globalRegistry, { description: 'Verification identifier, used to query status.' }),
    method: z.literal('seamless'),
    seamless: z.object({
      targetUri: z.string().register(z.globalRegistry, {
        description:
          'Address the client device must call over mobile data; carries client_id, redirect_uri, app_partner_code and state.',
      }),
    }),
    _links: z.array(VerificationLink),
  })
  .register(z.globalRegistry, { id: 'StartedVerification' });
export type StartedVerification = z.infer<typeof StartedVerification>;

const time = (description: string) =>
  z
    .optional(z.string())
    .register(z.globalRegistry, { description: `${description} ISO 8601, UTC. Absent if unknown.` });

/** Verifications of one number or reference that are listed at once, the newest first. */
export const MAX_LISTED_VERIFICATIONS = 50;

/** One of several verifications of a number or a reference. */
export const ListedVerification = z
  .object({
    id: z.string(),
    method: z.literal('seamless'),
    status: z.enum(['PENDING', 'SUCCESSFUL', 'FAIL']),
    reason: z.optional(z.string()),
    reference: z.optional(z.string()),
    startedAt: time('When it started.'),
    openedAt: time('When a device first called the target address. Seen at simulated operators only.'),
    answeredAt: time('When the operator responded.'),
    endedAt: time('When the status became final: by a response, or when time ran out.'),
  })
  .register(z.globalRegistry, { id: 'ListedVerification', description: 'Chosen by this implementation.' });
export type ListedVerification = z.infer<typeof ListedVerification>;

/** Answer of the status endpoint. The document links it and shows neither request nor response. */
export const VerificationStatus = z
  .object({
    ...ListedVerification.shape,
    earlier: z
      .optional(z.array(ListedVerification).check(z.maxLength(MAX_LISTED_VERIFICATIONS - 1)))
      .register(z.globalRegistry, {
        description:
          'Earlier verifications of the number or the reference, newest first. Absent if there are none.',
      }),
  })
  .register(z.globalRegistry, { id: 'VerificationStatus', description: 'Chosen by this implementation.' });
export type VerificationStatus = z.infer<typeof VerificationStatus>;

/** Error body of the second interface; the document shows none. */
export const VerificationError = z
  .object({
    errorCode: z.union([
      z.literal(40001),
      z.literal(40002),
      z.literal(40003),
      z.literal(40100),
      z.literal(40300),
      z.literal(42900),
    ]),
    message: z.string(),
    reference: z.string(),
  })
  .register(z.globalRegistry, {
    id: 'VerificationError',
    description:
      'Chosen by this implementation. 40001 parameter, 40002 missing parameter, 40003 invalid request, 40100 credentials, 40300 not allowed, 42900 too many. `reference` names the parameter.',
  });
export type VerificationError = z.infer<typeof VerificationError>;
