import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { orderShipped } from '../../schema/examples/cards';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { connectionQuery } from '../connection/connection';
import { createSubmission, type SubmissionSession } from '../sending/createSubmission';
import { isUnderWay } from '../sending/sending';

export const payload = orderShipped.template;
const embedded: ConnectedPlatform = {
  name: 'default',
  label: 'Test platform',
  tone: 'test',
  platform: 'embedded',
  baseUrl: 'http://localhost/v2',
  appIds: ['demo'],
  textLimit: 2500,
  credentials: 'server',
  readable: 'yes',
};
const created = () => answer(201, { ...payload, status: 'pending' });

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

type Posted = {
  address: string;
  body: unknown;
  authorization: string | null;
  key: string | null;
  draft: string | null;
};

/** A page with a network and a server of its own; `requests` are those that left it. */
export function openPage(
  given: Partial<ConnectedPlatform> = {},
  session: Partial<SubmissionSession> = {},
  others: readonly ConnectedPlatform[] = [],
) {
  const device = { onLine: true };
  const queries = new QueryClient();
  const first = { ...embedded, ...given };
  queries.setQueryData(connectionQuery.queryKey, {
    ...first,
    platforms: [first, ...others],
    media: { publicUrl: 'http://localhost/media', isPublic: false, store: 'folder' },
    session: { signIn: 'none', role: 'sender', person: null },
    translates: false,
    version: '0.0.0',
  });
  const requests: Posted[] = [];
  const answers: (() => Response | Promise<Response>)[] = [];
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', { hostname: 'builder.example.com' });
  vi.stubGlobal('fetch', (address: string, { headers, body }: RequestInit) => {
    requests.push({
      address,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      authorization: new Headers(headers).get('authorization'),
      key: new Headers(headers).get('idempotency-key'),
      draft: new Headers(headers).get('rcs-draft'),
    });
    return Promise.resolve((answers.shift() ?? created)());
  });
  const toPayload = vi.fn<() => CreateTemplatePayload | undefined>(() => payload);
  const onSent = vi.fn<SubmissionSession['onSent']>();
  const onSending = vi.fn<SubmissionSession['onSending']>();
  const checkAccess = vi.fn<SubmissionSession['checkAccess']>();
  const announce = vi.fn<SubmissionSession['announce']>();
  const options: SubmissionSession = {
    scope: () => 'draft-1',
    queries,
    toPayload,
    isOffline: () => !device.onLine,
    destination: () => undefined,
    chooseDestination: () => undefined,
    place: () => 'team/draft-1',
    emergency: () => undefined,
    sentBefore: () => onSent.mock.calls.length,
    onSending,
    onSent,
    announce,
    hasPendingText: () => false,
    findAccessBlocker: async () => undefined,
    checkAccess,
    ...session,
  };
  const submission = createSubmission(options);
  return {
    submission,
    openAgain: (other: Partial<SubmissionSession> = {}) => createSubmission({ ...options, ...other }),
    device,
    queries,
    requests,
    answers,
    toPayload,
    onSent,
    onSending,
    announce,
    checkAccess,
    /** Waits for the answer of the sending that is under way. */
    answered: () => expect.poll(() => isUnderWay(submission.last.getState())).toBe(false),
  };
}

type OpenPage = ReturnType<typeof openPage>;

/** For tests: presses, confirms, and waits for the answer. */
export async function sendOnce({ submission, answered }: OpenPage) {
  await submission.press();
  submission.confirm();
  await answered();
}
