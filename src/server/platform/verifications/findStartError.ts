import { findIssues } from '../../../schema/values/findIssues';
import { formatPath } from '../../../schema/values/issues';
import {
  StartVerificationHeaders,
  StartVerificationRequest,
} from '../../../schema/verification/verification';
import { missingParameter, wrongBody, wrongParameter } from '../replies/verificationReplies';

/** The reply to the first wrong header or field of a verification start; undefined if all are right. */
export function findStartError(headers: Headers, value: unknown): Response | undefined {
  return findHeaderError(headers) ?? findFieldError(value);
}

/** `Headers` gives names in lower case; replies name them as the interface document does. */
const documentedNames: Record<string, string> = { 'x-forwarded-for': 'X-Forwarded-For' };

function findHeaderError(headers: Headers): Response | undefined {
  const [issue] = findIssues(StartVerificationHeaders, Object.fromEntries(headers));
  if (issue === undefined) return undefined;
  const name = String(issue.path[0] ?? '');
  const parameter = documentedNames[name] ?? name;
  return headers.has(name) ? wrongParameter(parameter, issue.requirement) : missingParameter(parameter);
}

function findFieldError(value: unknown): Response | undefined {
  const [issue] = findIssues(StartVerificationRequest, value);
  if (issue === undefined) return undefined;
  if (issue.path.length === 0) return wrongBody(issue.requirement);
  const parameter = formatPath(issue.path);
  return issue.requirement === 'is required'
    ? missingParameter(parameter)
    : wrongParameter(parameter, issue.requirement);
}
