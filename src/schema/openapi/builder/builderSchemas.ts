import { z } from '../../values/zod';
import { TemplateStatus } from '../../values/enums';
import { MediaConnection } from '../../media/mediaFile';

/** Every refusal of the builder's own server. */
export const GatewayError = z
  .object({
    source: z.literal('gateway'),
    error: z.object({ code: z.string(), message: z.string() }),
    requestId: z.string().optional(),
  })
  .meta({
    id: 'GatewayError',
    description: 'A refusal of the builder’s own server; an answer of the platform has no `source`.',
  });

const Destination = z.object({
  name: z.string(),
  label: z.string(),
  tone: z.enum(['test', 'production']).optional(),
  platform: z.enum(['embedded', 'remote']),
  baseUrl: z.string(),
  appIds: z.array(z.string()),
  textLimit: z.int(),
  credentials: z.enum(['server', 'page']),
  readable: z.enum(['yes', 'no', 'unknown']),
});

export const ConnectionAnswer = Destination.extend({
  platforms: z.array(Destination).min(1),
  media: MediaConnection,
}).meta({ id: 'Connection', description: 'Where templates go. Holds no secret.' });

export const VerificationConnectionAnswer = z
  .object({
    platform: z.enum(['embedded', 'remote']),
    baseUrl: z.string(),
    appId: z.string(),
    signs: z.boolean(),
    chosenAddress: z.boolean(),
    address: z.string().nullable(),
    operators: z.array(z.object({ name: z.string(), cidrs: z.array(z.string()) })),
  })
  .meta({ id: 'VerificationConnection', description: 'Where verifications go. Holds no secret.' });

export const SentVerification = z
  .object({
    method: z.string(),
    address: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    stringToSign: z.string().optional(),
  })
  .meta({
    id: 'SentVerification',
    description: 'A verification request as it went out, without any secret.',
  });

export const NewStatus = z
  .strictObject({ status: TemplateStatus })
  .meta({ id: 'NewStatus', description: 'Another status for a template of the embedded platform.' });

export const MovedStatus = z
  .object({ name: z.string(), status: TemplateStatus })
  .meta({ id: 'MovedStatus', description: 'The status as it is now.' });

export const Session = z
  .object({
    signIn: z.enum(['none', 'oidc', 'header']),
    role: z.enum(['viewer', 'author', 'sender']).nullable(),
    person: z.object({ subject: z.string(), name: z.string() }).loose().nullable(),
  })
  .meta({ id: 'Session', description: 'Who calls, and what this person may do.' });

export const SessionList = z
  .array(z.object({ id: z.string(), name: z.string(), role: z.enum(['viewer', 'author', 'sender']) }).loose())
  .meta({ id: 'SessionList', description: 'Everybody who is signed in.' });

export const RequestLog = z
  .array(
    z.object({
      time: z.string(),
      person: z.string().nullable(),
      method: z.string(),
      path: z.string(),
      status: z.union([z.int(), z.string()]),
      code: z.string().nullable(),
      ms: z.number(),
      headers: z.record(z.string(), z.string()),
    }),
  )
  .meta({ id: 'RequestLog', description: 'Requests of the last hour, the newest first. No content.' });

const common =
  '500|502|503|504|slow:(?:\\d{1,4}|[0-5]\\d{4}|60000)|html:[2-5]\\d\\d|redirect|dropped-after-commit|dropped-before-commit';
const words = {
  template: `^(?:201(?::(?:pending|approved|rejected|expired|odd|empty))?|400:[\\w.[\\]]{1,200}|401|403|429:\\d{1,10}|${common})$`,
  verification: `^(?:200(?::(?:odd|empty))?|complete|refuse|expire|40[0134](?::(?:4000[123]|40100|40300|42900)(?::[\\w.[\\]-]{1,200})?)?|429:\\d{1,10}|${common})$`,
};

/** A pattern that matches in small and capital letters: JSON Schema knows no flags. */
const anyCase = (text: string) => text.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const withheld = [
  'connection',
  'content-length',
  'keep-alive',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'clear-site-data',
];
const headerName = new RegExp(`^(?!(?:${withheld.map(anyCase).join('|')})$)[!#$%&'*+.^_\`|~\\w-]{1,100}$`);

const rawAnswer = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z
    .record(z.string().regex(headerName), z.string().regex(/^[\t -~]{0,1000}$/))
    .optional()
    .meta({ maxProperties: 20 }),
  body: z.string().max(100_000).optional(),
});
type Interface = { key: 'name' | 'endpoint'; about: string; pattern: string };
function listOf({ key, about, pattern }: Interface) {
  const answer = z.string().regex(new RegExp(pattern));
  const target = { [key]: z.string().max(200).optional().meta({ description: about }) };
  return z.strictObject({
    next: z
      .array(
        z.union([
          answer,
          z.strictObject({ answer, ...target }),
          z.strictObject({ raw: rawAnswer, ...target }),
        ]),
      )
      .max(1000),
    all: z
      .boolean()
      .optional()
      .meta({ description: 'Replaces every waiting entry, not those of the same names.' }),
  });
}

export const TemplateScenarios = listOf({
  key: 'name',
  about: 'Waits for the creation of this template.',
  pattern: words.template,
}).meta({
  id: 'TemplateScenarios',
  description:
    'The next answers to creations: `201:approved`, `201:pending`, `201:rejected`, `201:expired`, `201:odd`, `201:empty`, `400:<parameter>`, `401`, `403`, `429:<seconds>`, `500`, `502`, `503`, `504`, `slow:<milliseconds>`, `html:<status>`, `redirect`, `dropped-after-commit`, `dropped-before-commit`.',
});

export const VerificationScenarios = listOf({
  key: 'endpoint',
  about: 'Waits for a start with this phone number.',
  pattern: words.verification,
}).meta({
  id: 'VerificationScenarios',
  description:
    'The next answers to starts: `200`, `200:odd`, `200:empty`, `complete`, `refuse`, `expire`, `400:<code>:<parameter>` (also 401, 403, 404), `429:<seconds>`, `500`, `502`, `503`, `504`, `slow:<milliseconds>`, `html:<status>`, `redirect`, `dropped-after-commit`, `dropped-before-commit`.',
});
