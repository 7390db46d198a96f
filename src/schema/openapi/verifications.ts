import {
  StartedVerification,
  StartVerificationRequest,
  VerificationError,
  VerificationStatus,
} from '../verification/verification';
import { body, done, header, jsonContent, type Operation } from './operation';

const common = { tags: ['Verification'] as [string], security: [{ application: [] }] };

const refused = (description: string) =>
  done(`${description} (chosen by this implementation).`, jsonContent(VerificationError));

const errors = {
  400: refused('Invalid request'),
  401: refused('Credentials missing, unknown, wrong or stale'),
  403: refused('The app may not do this'),
};

export const startVerificationOperation: Operation = {
  operationId: 'startVerification',
  summary: 'Start a phone number verification',
  description:
    'Signature (chosen by this implementation): base64(HMAC-SHA256(base64decode(secret), verb LF base64(MD5(body)) LF content type LF x-timestamp:value LF path)).',
  ...common,
  parameters: [
    header('x-timestamp', 'Request time in ISO-8601 format.'),
    header('X-Forwarded-For', 'The end user’s IP address, used to identify the telecom operator.'),
  ],
  ...body(
    jsonContent(StartVerificationRequest, {
      examples: {
        number: {
          summary: 'A number',
          value: {
            identity: { type: 'number', endpoint: '+919876543210' },
            method: 'seamless',
            reference: 'order 7',
          },
        },
      },
    }),
  ),
  responses: {
    200: {
      description: 'Started. The status code is chosen by this implementation.',
      content: jsonContent(StartedVerification),
      links: {
        status: { operationId: 'readVerificationStatus', parameters: { id: '$response.body#/id' } },
      },
    },
    ...errors,
    413: refused('Body over 16 kB'),
    415: refused('Content type is not application/json'),
    429: refused('Too many starts, where a limit is set'),
  },
};

export const readVerificationStatus: Operation = {
  operationId: 'readVerificationStatus',
  summary: 'Read the status of a verification',
  description: 'Linked from the start response; request and response are chosen by this implementation.',
  ...common,
  places: { id: 'The id of the verification.' },
  responses: {
    200: done('The status now.', jsonContent(VerificationStatus)),
    ...errors,
    404: done('No such verification.', jsonContent(VerificationError)),
  },
};

/** Reading a status by another name of the verification than its id. */
const readStatusBy = (operationId: string, name: string): Operation => ({
  ...readVerificationStatus,
  operationId,
  summary: `Read the status of the newest verification by its ${name}`,
  description:
    'As in the public documentation of the same family of services; request and response are chosen by this implementation.',
});

export const readVerificationStatusByNumber = readStatusBy('readVerificationStatusByNumber', 'number');
export const readVerificationStatusByReference = readStatusBy(
  'readVerificationStatusByReference',
  'reference',
);
