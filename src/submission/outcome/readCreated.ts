import type { Answer } from '../../http/request';
import { isRecord } from '../../lib/values';
import { TemplateCreated } from '../../schema/responses/templateResponses';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { TemplateStatus } from '../../schema/values/enums';
import type { CreationOutcome } from './outcome';

/** Characters of an answer that are kept and shown as they came. */
export const MAX_RAW_CHARACTERS = 65_536;
/** Deviations of a 201 that are listed; the raw answer has the rest. */
const MAX_PROBLEMS = 5;

const quote = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

/** The outcome of a 201: created as documented, created with deviations, or unreadable. */
export function readCreated({ json, text }: Answer, payload: CreateTemplatePayload): CreationOutcome {
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  if (!isRecord(json)) return { kind: 'created_unreadable', raw };
  const problems = findProblems(json, payload);
  const parsed = TemplateCreated.safeParse(json);
  if (parsed.success && problems.length === 0) {
    return { kind: 'created', template: parsed.data, status: parsed.data.status };
  }
  if (parsed.error?.issues.some(({ path }) => path[0] === 'component')) {
    problems.push(
      'component' in json
        ? 'Its component is not one that the interface document shows.'
        : 'It holds no component.',
    );
  }
  const { status } = json;
  return {
    kind: 'created_odd',
    problems: problems.slice(0, MAX_PROBLEMS),
    raw,
    ...(typeof status === 'string' ? { status } : {}),
  };
}

/** The differences of name, type and status from the sent template or from the document, a sentence each. */
function findProblems(
  { name, type, status }: Record<string, unknown>,
  sent: CreateTemplatePayload,
): string[] {
  const problems: string[] = [];
  if (name !== sent.name) {
    problems.push(
      name === undefined
        ? 'It holds no name.'
        : `Its name is ${quote(name)}, but ${quote(sent.name)} was sent.`,
    );
  }
  if (type !== sent.type) {
    problems.push(
      type === undefined
        ? 'It holds no type.'
        : `Its type is ${quote(type)}, but ${quote(sent.type)} was sent.`,
    );
  }
  if (!TemplateStatus.safeParse(status).success) {
    problems.push(
      status === undefined
        ? 'It holds no status.'
        : `Its status is ${quote(status)}, which the interface document does not know.`,
    );
  }
  return problems;
}
