import { findIssues } from '../../schema/values/findIssues';
import type { Issue } from '../../schema/values/issues';
import { StartVerificationHeaders, StartVerificationRequest } from '../../schema/verification/verification';
import type { VerificationCaller } from '../connection/caller';
import type { VerificationConnection } from '../../schema/responses/verifications';

/** The open form: body and headers in wire shape, blank where nothing is sent, and the form of the request. */
export type StartForm = {
  form: 'sdk' | 'signed';
  /** For the public form. A signed request goes out under the server's own app id. */
  appId: string;
  request: {
    identity: { type: 'number'; endpoint: string };
    method: 'seamless';
    reference: string;
    custom: string;
  };
  headers: { 'x-forwarded-for': string; 'x-timestamp': string };
};

export function blankStartForm({ appId }: VerificationConnection): StartForm {
  return {
    form: 'sdk',
    appId,
    request: { identity: { type: 'number', endpoint: '' }, method: 'seamless', reference: '', custom: '' },
    headers: { 'x-forwarded-for': '', 'x-timestamp': '' },
  };
}

/** The body that goes out: blank optional texts are left out. */
export function toRequest({ request }: StartForm): StartVerificationRequest {
  const { identity, method, reference, custom } = request;
  return {
    identity,
    method,
    ...(reference === '' ? {} : { reference }),
    ...(custom === '' ? {} : { custom }),
  };
}

export const toCaller = ({ form, appId }: Pick<StartForm, 'form' | 'appId'>): VerificationCaller =>
  form === 'sdk' ? { kind: 'sdk', appId } : { kind: 'gateway' };

/** The app ids that the server of this page takes. */
const APP_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The issues of the form, in its order. */
export function findFormIssues(values: StartForm): Issue[] {
  const headers = Object.fromEntries(Object.entries(values.headers).filter(([, value]) => value !== ''));
  return [
    ...(values.form === 'signed' ? [] : findAppIdIssues(values.appId)),
    ...findIssues(StartVerificationRequest, toRequest(values)).map((issue) => within('request', issue)),
    ...findIssues(StartVerificationHeaders.partial(), headers).map((issue) => within('headers', issue)),
  ];
}

const within = (name: string, issue: Issue): Issue => ({ ...issue, path: [name, ...issue.path] });

function findAppIdIssues(appId: string): Issue[] {
  if (APP_ID.test(appId)) return [];
  const message =
    appId === ''
      ? 'Enter the sign-in code.'
      : 'A sign-in code holds letters, digits, “_” and “-” only, 64 at most. Change it.';
  return [{ path: ['appId'], message, requirement: 'must be an app id' }];
}
