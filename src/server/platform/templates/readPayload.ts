import { CreateTemplatePayload, findTemplateIssues } from '../../../schema/template/template';
import { countCharacters } from '../../../schema/values/text';
import type { Issue } from '../../../schema/values/issues';

type Read = { ok: true; payload: CreateTemplatePayload } | { ok: false; issue: Issue };

/** Validates a body in one walk. Only one that is refused is walked again, for its first issue. */
export function readPayload(value: unknown, textLimit: number): Read {
  const { data: payload } = CreateTemplatePayload.safeParse(value);
  if (payload !== undefined && textLength(payload) <= textLimit) return { ok: true, payload };
  const [issue] = findTemplateIssues(value, { textLimit });
  if (issue === undefined) throw new Error('A template is refused without an issue.');
  return { ok: false, issue };
}

const textLength = ({ component }: CreateTemplatePayload): number =>
  'text' in component ? countCharacters(component.text) : 0;
