import { isRecord } from '../lib/values';
import type { TemplateDraft } from '../schema/draft/draft';
import { isTemplateType } from '../schema/draft/isTemplateDraft';
import { nameOfPath, templateTree } from '../schema/template/templateTree';
import { nodeBelow, type FieldNode } from '../schema/walk/fieldNode';

type Path = readonly (string | number)[];

/** Something wrong with what a page gave, in a sentence. */
export type Problem = {
  message: string;
  /** The field in the request body, `component.text`; none where it is about something else. */
  path?: string;
  /** The sentence with the field for people: "Latitude must be text. Button 4 › Place › Latitude". */
  sentence: string;
};

const foreign =
  'This message has no “type” and no “component”. Convert payloads of other platforms on Inspect in the builder, or with “rcs-template import”.';

/** A request body as it can be drawn: fields of the wrong kind are left out. Without a template there is nothing to draw. */
export function fitMessage(value: unknown): { template: TemplateDraft | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  if (!isRecord(value)) {
    const message = 'This message is not an object with a “type” and a “component”.';
    return { template: undefined, problems: [{ message, path: '', sentence: message }] };
  }
  const { type, component } = value;
  if (type === undefined && component === undefined)
    return { template: undefined, problems: [{ message: foreign, path: '', sentence: foreign }] };
  const tree = templateTree();
  if (!isTemplateType(type)) {
    const options = nodeBelow(tree, 'type');
    const words = options?.kind === 'choice' ? inWords(options.options) : '';
    problems.push(problemAt(['type'], `must be ${words}`));
  }
  if (!isRecord(component)) {
    const message = 'This message has no “component”, an object with its content.';
    problems.push({ message, path: 'component', sentence: message });
  }
  if (problems.length > 0) return { template: undefined, problems };
  return { template: fit(value, tree, [], problems) as TemplateDraft, problems };
}

const inWords = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

function problemAt(path: Path, requirement: string): Problem {
  const names = nameOfPath(path);
  const message = `${names.split(' › ').at(-1) ?? names} ${requirement}.`;
  const sentence = names.includes(' › ') ? `${message} ${names}` : message;
  return { message, path: path.join('.'), sentence };
}

/** The known fields of a value; undefined if it is of another kind, which is a problem unless it is absent. */
function fit(value: unknown, node: FieldNode, path: Path, problems: Problem[]): unknown {
  if (value === undefined || value === null) return undefined;
  const fail = (requirement: string) => void problems.push(problemAt(path, requirement));
  switch (node.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string' ? value : fail('must be text');
    case 'switch':
      return typeof value === 'boolean' ? value : fail('must be true or false');
    case 'list':
      return Array.isArray(value)
        ? value.map((entry: unknown, index) => fitEntry(entry, node.entry, [...path, index], problems))
        : fail('must be a list');
    case 'object':
      if (!isRecord(value)) return fail('must be an object');
      problems.push(...unknownMember(value, node.members, path));
      return Object.fromEntries(
        [...node.members].flatMap(([key, member]) => {
          const part = fit(value[key], member, [...path, key], problems);
          return part === undefined ? [] : [[key, part]];
        }),
      );
    default:
      return node satisfies never;
  }
}

/** The first member that no message has, within its content: what beside it is nobody misses on a phone. */
function unknownMember(
  value: Record<string, unknown>,
  known: ReadonlyMap<string, FieldNode>,
  path: Path,
): Problem[] {
  const name = Object.keys(value).find((key) => !known.has(key) && (value[key] ?? undefined) !== undefined);
  if (name === undefined || path[0] !== 'component') return [];
  const message = `“${name.slice(0, MAX_NAME)}” is not a field of a message.`;
  const place = path.length > 1 ? ` ${nameOfPath(path)}` : '';
  return [{ message, path: [...path, name].join('.'), sentence: message + place }];
}

/** Characters of a name in a sentence. */
const MAX_NAME = 60;

/** An entry without a value keeps its place: the paths of those after it name them in the request body. */
function fitEntry(entry: unknown, node: FieldNode, path: Path, problems: Problem[]): unknown {
  if (entry === undefined || entry === null) problems.push(problemAt(path, 'must be an object'));
  return fit(entry, node, path, problems) ?? {};
}
