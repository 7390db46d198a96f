import { testAnswersFor, type TestAnswer } from '../../submission/connection/TestAnswers';

/** Answers that a tester words: a refusal that names a parameter, and any status, type and body. */
export const PARAMETER = 'parameter';
export const RAW = 'raw';

const worded: TestAnswer[] = [
  { value: PARAMETER, label: 'Not accepted, naming a parameter of your choice (400)' },
  { value: RAW, label: 'Custom response' },
];

/** One of the two interfaces, and the answers that its next request can be given. */
export type Interface = {
  title: string;
  /** What is answered, in the plural. */
  requests: string;
  path: '/api/scenario' | '/api/verification/scenario';
  /** The key of an entry that waits for one request only. */
  key: 'name' | 'endpoint';
  targetLabel: string;
  targetHint: string;
  choices: TestAnswer[];
  /** The entry of a refusal that names a parameter. */
  refusalOf: (parameter: string) => string;
};

export const interfaces: readonly Interface[] = [
  {
    title: 'Templates',
    requests: 'submissions',
    path: '/api/scenario',
    key: 'name',
    targetLabel: 'Only for this template name',
    targetHint: 'Leave empty for the next submission from anyone.',
    choices: [...testAnswersFor('text_message').filter(({ value }) => !value.startsWith('400:c')), ...worded],
    refusalOf: (parameter) => `400:${parameter}`,
  },
  {
    title: 'Verifications',
    requests: 'verifications',
    path: '/api/verification/scenario',
    key: 'endpoint',
    targetLabel: 'Only for this phone number',
    targetHint: 'For example +919876543210. Leave empty for the next verification from anyone.',
    choices: [
      { value: '200', label: 'As usual' },
      { value: 'complete', label: 'Started, then completed' },
      { value: 'refuse', label: 'Started, then declined by the person' },
      { value: 'expire', label: 'Started, then expired' },
      { value: '400:40002', label: 'Not accepted: a parameter is missing (400, 40002)' },
      { value: '400:40003', label: 'Not accepted: the request is invalid (400, 40003)' },
      { value: '401', label: 'Not accepted: the credentials are wrong (401, 40100)' },
      { value: '403', label: 'Not accepted: no access (403, 40300)' },
      { value: '429:7', label: 'Too many requests, wait 7 seconds (429)' },
      { value: '500', label: 'Something went wrong (500)' },
      { value: '502', label: 'Bad gateway (502)' },
      { value: '503', label: 'Not available (503)' },
      { value: '504', label: 'No response in time (504)' },
      { value: 'html:502', label: 'A web page instead of data (502)' },
      { value: 'redirect', label: 'A redirect to a sign-in page (302)' },
      { value: '200:odd', label: 'Started, but the response isn’t as documented' },
      { value: '200:empty', label: 'Started, but the response is empty' },
      { value: 'slow:5000', label: 'Started after 5 seconds' },
      { value: 'dropped-after-commit', label: 'Started, but the response is lost' },
      { value: 'dropped-before-commit', label: 'Lost before it was started' },
      ...worded,
    ],
    refusalOf: (parameter) => `400:40001:${parameter}`,
  },
];
