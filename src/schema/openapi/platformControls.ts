import {
  MovedStatus,
  NewStatus,
  TemplateScenarios,
  VerificationScenarios,
  WaitingAnswers,
} from '../responses/platformControls';
import type { z } from '../values/zod';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  otherError,
  ownOperation,
  query,
  refused,
  type Operation,
} from './operation';

type Words = { suffix: string; what: string; key: string; keyWords: string };

/** The three operations of an address that chooses the next answers of the embedded platform. */
function scenarioOperations({ suffix, what, key, keyWords }: Words, list: z.ZodMiniType, shown: object) {
  const waiting = { 200: done('The responses that are waiting, in order.', jsonContent(WaitingAnswers)) };
  return {
    set: ownOperation('Testing', `set${suffix}`, {
      summary: `Set the next responses to ${what}`,
      description:
        'Embedded platform only. With a sign-in, this needs the role sender; without one, the caller must be on the server’s machine. Each entry is used once, entries with a name first. A list replaces the waiting entries with the same names (entries without a name are one group), or all of them with `"all": true`.',
      ...body(jsonContent(list, example(shown))),
      responses: {
        ...waiting,
        400: done('The body is wrong.', otherError),
        413: done('The body is too large.', otherError),
        415: done('Content type is not application/json.', otherError),
      },
    }),
    list: ownOperation('Testing', `list${suffix}`, {
      summary: `List the responses waiting for ${what}`,
      responses: waiting,
    }),
    clear: ownOperation('Testing', `clear${suffix}`, {
      summary: `Clear the responses waiting for ${what}`,
      parameters: [query(key, keyWords)],
      responses: nothing,
    }),
  };
}
export type ScenarioOperations = Record<'set' | 'list' | 'clear', Operation>;

export const templateScenarioOperations = scenarioOperations(
  {
    suffix: 'Scenarios',
    what: 'creations',
    key: 'name',
    keyWords: 'Only those for this name.',
  },
  TemplateScenarios,
  {
    next: [
      '503',
      { answer: '201:approved', name: 'my_template' },
      { raw: { status: 418, headers: { 'Content-Type': 'text/plain' }, body: 'I am a teapot' } },
    ],
  },
);

export const verificationScenarioOperations = scenarioOperations(
  {
    suffix: 'VerificationScenarios',
    what: 'verification starts',
    key: 'endpoint',
    keyWords: 'Only those for this phone number.',
  },
  VerificationScenarios,
  { next: ['complete', { answer: '400:40002:method', endpoint: '+919876543210' }] },
);

export const moveTemplateStatus = ownOperation('Testing', 'moveTemplateStatus', {
  summary: 'Set the status of a template of the embedded platform',
  ...body(jsonContent(NewStatus, example({ status: 'approved' }))),
  responses: {
    200: done('The status now.', jsonContent(MovedStatus)),
    400: refused('The body is wrong.'),
    413: refused('The body is too large.'),
    ...noSuchThing,
  },
});

export const emptyPlatformOperation = ownOperation('Testing', 'emptyPlatform', {
  summary: 'Remove all templates and verifications of the embedded platform',
  responses: nothing,
});
