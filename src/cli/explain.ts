import { UsageError, exitCodes, type ExitCode, type Terminal } from './io/terminal';
import { overrunRule, overrunMessage } from '../advice/withSamples';
import { levelNames } from '../advice/model/advice';
import { levelOf, type RuleFacts } from '../advice/model/rule';
import { allRules } from '../advice/allRules';
import { quote } from '../lib/text/isolate';
import { templateTree } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import { formatNumber } from '../schema/values/text';
import { issueRules } from './findings';
import type { TextForm } from '../schema/walk/fieldMeta';
import { nodeAt, type FieldNode } from '../schema/walk/fieldNode';

/** `rcs-template explain`: what a field takes, or what a rule means. */
export function explainTopic(topic: string, terminal: Terminal): ExitCode {
  terminal.write(`${explain(topic)}\n`);
  return exitCodes.done;
}

const forms = {
  freeText: 'any text',
  identifier: 'lowercase letters, digits and underscores',
  postback: 'standard Base64 with padding; the builder encodes plain text',
  time: 'an RFC 3339 time, e.g. 2027-03-14T09:30:00+05:30',
  address: 'a full link, e.g. https://example.com/orders',
  phoneNumber: 'a phone number in E.164 format, e.g. +912266123456',
  degrees: 'a decimal number, e.g. 28.6129',
} satisfies Record<TextForm, string>;

type Field = { path: string; node: FieldNode };

/** The fields of the interface that a topic names: a path as findings state it, or the last word of one, or its name. */
function fieldsOf(topic: string): Field[] {
  const path = parsePath(topic);
  const exact = nodeAt(templateTree(), path);
  if (exact && path.length > 1) return [{ path: topic, node: exact }];
  const word = topic.trim().toLowerCase();
  const isMeant = ({ path: at, node }: Field) =>
    [at.split('.').at(-1) ?? '', node.meta.name ?? '', node.meta.label ?? ''].some(
      (name) => name.replace('[]', '').toLowerCase() === word,
    );
  return fieldsBelow(templateTree(), '').filter(isMeant);
}

function fieldsBelow(node: FieldNode, at: string): Field[] {
  const own = at === '' ? [] : [{ path: at, node }];
  if (node.kind === 'list') return [...own, ...fieldsBelow(node.entry, `${at}[]`).slice(1)];
  if (node.kind !== 'object') return own;
  const below = [...node.members].flatMap(([key, member]) =>
    fieldsBelow(member, at === '' ? key : `${at}.${key}`),
  );
  return [...own, ...below];
}

function describeKind(node: FieldNode): string {
  const { limit, form = 'freeText' } = node.meta;
  switch (node.kind) {
    case 'text':
      return limit === undefined ? forms[form] : `${forms[form]}, at most ${formatNumber(limit)} characters`;
    case 'choice':
      return `one of ${node.options.join(', ')}`;
    case 'switch':
      return 'true or false';
    case 'list':
      return limit === undefined ? 'a list' : `a list of up to ${formatNumber(limit)} entries`;
    case 'object':
      return `an object with ${[...node.members.keys()].join(', ')}`;
    default:
      return node satisfies never;
  }
}

function describeField({ path, node }: Field): string {
  const { name, label, takesMarkers, limit } = node.meta;
  return [
    `${name ?? label ?? 'Part'} (${path})`,
    `  ${node.isOptional || node.isAlternative ? 'Optional' : 'Required'}: ${describeKind(node)}.`,
    ...(takesMarkers ? ['  Can contain personal fields such as [custom_param1a].'] : []),
    ...(node.kind === 'text' && limit !== undefined
      ? ['  Most emoji count as two characters (UTF-16).']
      : []),
  ].join('\n');
}

function describeRule({ id, kind, title, why, source, date, confidence }: RuleFacts): string {
  return [
    `${id} (${levelNames[levelOf(kind)]})`,
    `  ${title}`,
    ...(why === undefined ? [] : [`  ${why}`]),
    `  Source (${confidence}, ${date}): ${source}`,
  ].join('\n');
}

/**
 * Rules of findings and fields of the interface in words.
 *
 * @throws {UsageError} for a topic that is neither.
 */
export function explain(topic: string): string {
  const id = topic.trim();
  const error = Object.entries(issueRules).find(([known]) => known === id);
  if (error) return `${id} (error)\n  ${error[1]}`;
  if (id === overrunRule) return `${id} (warning)\n  ${overrunMessage}`;
  const rule = allRules.find((one) => one.id === id);
  if (rule) return describeRule(rule);
  const fields = fieldsOf(topic);
  if (fields.length > 0) return fields.map(describeField).join('\n\n');
  throw new UsageError(
    `There is no field or rule called ${quote(topic)}. Enter a path (component.text), a field (title) or a rule (limit).`,
  );
}
