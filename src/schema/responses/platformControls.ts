import { TemplateStatus } from '../values/enums';
import { z } from '../values/zod';

/** Body of `PUT /api/platform/templates/<appId>/<name>/status`. */
export const NewStatus = z.strictObject({ status: TemplateStatus }).register(z.globalRegistry, {
  id: 'NewStatus',
  description: 'A new status for a template on the embedded platform.',
});

/** Its answer. */
export const MovedStatus = z
  .object({ name: z.string(), status: TemplateStatus })
  .register(z.globalRegistry, { id: 'MovedStatus', description: 'The current status.' });
export type MovedStatus = z.infer<typeof MovedStatus>;

/** Entries that may wait at the same time. */
export const MAX_WAITING_ANSWERS = 1000;
const MAX_RAW_HEADERS = 20;

/** Headers that belong to the connection, or would outlast the answer. */
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
/** A pattern that matches in small and capital letters: JSON Schema knows no flags. */
const anyCase = (text: string) => text.replaceAll(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const allowedName = `^(?!(?:${withheld.map(anyCase).join('|')})$)[!#$%&'*+.^_\`|~\\w-]{1,100}$`;

/** An answer in a tester's own words. */
const RawAnswer = z.strictObject({
  status: z.int().check(z.gte(200), z.lte(599)),
  headers: z
    .optional(
      z
        .record(
          z.string().check(z.regex(/^[!#$%&'*+.^_`|~\w-]{1,100}$/, 'must be the name of a header')),
          z.string().check(z.regex(/^[\t -~]{0,1000}$/, 'must have at most 1,000 visible ASCII characters')),
        )
        .check(
          z.refine(
            (headers) =>
              Object.keys(headers).length <= MAX_RAW_HEADERS &&
              !Object.keys(headers).some((name) => withheld.includes(name.toLowerCase())),
            {
              params: {
                requirement: `must be at most ${MAX_RAW_HEADERS} headers, without connection headers or cookies`,
              },
            },
          ),
        ),
    )
    .register(z.globalRegistry, {
      maxProperties: MAX_RAW_HEADERS,
      propertyNames: { type: 'string', pattern: allowedName },
    }),
  body: z.optional(z.string().check(z.maxLength(100_000))),
});

const Target = z.optional(z.string().check(z.maxLength(200)));

/** An entry that waits, as it can be put again. */
export const WaitingAnswer = z.strictObject({
  answer: z.optional(z.string()),
  raw: z.optional(RawAnswer),
  /** The template that it waits for. */
  name: Target,
  /** The phone number that it waits for. */
  endpoint: Target,
});
export type WaitingAnswer = z.infer<typeof WaitingAnswer>;

/** Answer of `GET` and `PUT /api/scenario` and `/api/verification/scenario`. */
export const WaitingAnswers = z.object({ next: z.array(WaitingAnswer) }).register(z.globalRegistry, {
  id: 'WaitingAnswers',
  description: 'The responses waiting for requests, in order.',
});
export type WaitingAnswers = z.infer<typeof WaitingAnswers>;

type Interface<Shape extends z.core.$ZodShape> = { target: Shape; pattern: string; requirement: string };

function listOf<Shape extends z.core.$ZodShape>({ target, pattern, requirement }: Interface<Shape>) {
  const answer = z.string().check(z.regex(new RegExp(pattern), requirement));
  return z.strictObject({
    next: z
      .array(
        z.union(
          [answer, z.strictObject({ answer, ...target }), z.strictObject({ raw: RawAnswer, ...target })],
          { error: requirement },
        ),
      )
      .check(z.maxLength(MAX_WAITING_ANSWERS)),
    all: z.optional(z.boolean()).register(z.globalRegistry, {
      description: 'Replaces all waiting entries, not only those with the same names.',
    }),
  });
}

const common = {
  pattern:
    '500|502|503|504|slow:(?:\\d{1,4}|[0-5]\\d{4}|60000)|html:[2-5]\\d\\d|redirect|dropped-after-commit|dropped-before-commit',
  requirement:
    '500, 502, 503, 504, slow:<milliseconds up to 60000>, html:<status>, redirect, dropped-after-commit, dropped-before-commit, or {"raw": {"status", "headers", "body"}}',
};

/** Body of `PUT /api/scenario`. */
export const TemplateScenarios = listOf({
  target: { name: Target.check(z.meta({ description: 'Waits until this template is created.' })) },
  pattern: `^(?:201(?::(?:pending|approved|rejected|expired|odd|empty))?|400:[\\w.[\\]]{1,200}|401|403|409|429:\\d{1,10}|${common.pattern})$`,
  requirement: `must be one of 201:<status>, 201, 201:odd, 201:empty, 400:<parameter>, 401, 403, 409, 429:<seconds>, ${common.requirement}`,
}).register(z.globalRegistry, {
  id: 'TemplateScenarios',
  description:
    'The next responses to creating a template: `201:approved`, `201:pending`, `201:rejected`, `201:expired`, `201:odd`, `201:empty`, `400:<parameter>`, `401`, `403`, `409`, `429:<seconds>`, `500`, `502`, `503`, `504`, `slow:<milliseconds>`, `html:<status>`, `redirect`, `dropped-after-commit`, `dropped-before-commit`.',
});

/** Body of `PUT /api/verification/scenario`. */
export const VerificationScenarios = listOf({
  target: { endpoint: Target.check(z.meta({ description: 'Waits for a start with this phone number.' })) },
  pattern: `^(?:200(?::(?:odd|empty))?|complete|refuse|expire|40[0134](?::(?:4000[123]|40100|40300|42900)(?::[\\w.[\\]-]{1,200})?)?|429:\\d{1,10}|${common.pattern})$`,
  requirement: `must be one of 200, 200:odd, 200:empty, complete, refuse, expire, 400, 401, 403, 404, each with :<code> (40001, 40002, 40003, 40100, 40300 or 42900) and :<parameter> if you want, 429:<seconds>, ${common.requirement}`,
}).register(z.globalRegistry, {
  id: 'VerificationScenarios',
  description:
    'The next responses to verification starts: `200`, `200:odd`, `200:empty`, `complete`, `refuse`, `expire`, `400:<code>:<parameter>` (also 401, 403, 404), `429:<seconds>`, `500`, `502`, `503`, `504`, `slow:<milliseconds>`, `html:<status>`, `redirect`, `dropped-after-commit`, `dropped-before-commit`.',
});
