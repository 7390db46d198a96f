import { isJsonContent } from '../request/isJsonContent';
import { parseJson } from '../request/parseJson';
import { BODY_LIMIT, readBody } from '../request/readBody';
import { refusal } from './refusal';

/** The JSON body of a call to the gateway, written anew so that nothing but JSON goes out; or its refusal. */
export async function readSubmission(request: Request): Promise<string | Response> {
  if (!isJsonContent(request.headers))
    return refusal(415, 'content_type', 'Content-Type: must be application/json');
  const body = await readBody(request);
  if (body === 'too large')
    return refusal(413, 'body_too_large', `body: must have at most ${BODY_LIMIT} bytes`);
  const json = parseJson(body);
  return json.ok ? JSON.stringify(json.value) : refusal(400, 'body', `body: ${json.requirement}`);
}
