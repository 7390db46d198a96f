import { valueAt } from '../../../../lib/path';
import { isRecord } from '../../../../lib/values';
import { numbersAsText } from '../../../../lib/json/writtenNumber';
import { suggestName } from '../../../../schema/draft/names/suggestName';
import { tidyParameterName, type ParameterNotes } from '../../../../schema/draft/parameterNotes';
import { maxSampleValue } from '../../../../schema/draft/sampleSets';
import { plural } from '../../../../schema/values/text';
import { quoteValue, type ImportNotes, type SourcePath } from '../../parts/importNotes';
import { foldName, isEmpty, keyOf, memberOf } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';
import { wordOf } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor, VendorMessage } from '../reading/vendor';
import { holdsWords } from './whatsApp';

type Shape = {
  /** The members that lead to the name. */
  path: string;
  name: string;
  /** Members that hold the values of the parameters: an object, a list, or JSON in a text. */
  values: readonly string[];
  /** A member beside the name that tells the shape. */
  beside?: string;
  /** The name is an id of the platform. */
  isId?: boolean;
};

/** Where requests that send a template name it, and give the values of its parameters. */
const shapes: readonly Shape[] = [
  { path: 'message.template_message.channel_template.RCS', name: 'template_id', values: ['parameters'] },
  { path: 'message.template_message.omni_template', name: 'template_id', values: ['parameters'] },
  { path: '', name: 'contentSid', values: ['contentVariables'], isId: true },
  { path: '', name: 'alias', values: ['data'], beside: 'recipient' },
  { path: 'contentMessage.templateMessage', name: 'templateCode', values: ['customParams'] },
  { path: 'rcs.content', name: 'name', values: ['variables'] },
  { path: 'message.rcs', name: 'template', values: ['parameters'] },
  { path: 'message', name: 'templateId', values: ['templateParams', 'params'] },
  { path: 'template', name: 'templateName', values: ['parameters', 'variables'] },
  { path: 'template', name: 'projectId', values: ['variables', 'parameters'], isId: true },
  { path: 'message.payload', name: 'name', values: ['header_params', 'body_params'], beside: 'language' },
  { path: 'template', name: 'name', values: ['components', 'data', 'variables', 'params', 'parameters'] },
];

/** Names of a template in a request without any words: of platforms that nobody looked at yet. */
const bareNames = ['template', 'templateId', 'templateName', 'templateCode'];

/** Requests that send a template which exists already: its words are not in them. */
export const sentTemplate: Vendor = {
  name: 'request that sends a template',
  pages: [
    'https://developers.sinch.com/docs/conversation/message-types',
    'https://docs.gupshup.io/docs/send-rcs-message',
    'https://portal.mobtexting.com/docs/v2/rcs/send-template',
    'https://developer.exotel.com/docs/rcs-omnichannel/api-reference/send-message',
    'https://www.twilio.com/docs/content/send-templates-created-with-the-content-template-builder',
    'https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates',
    'https://apidocs.qikberry.ai/api-17581095',
    'https://developer.enablex.io/docs/references/apis/rcs-api/content/api-routes/messages-api/index/',
    'https://developer.telesign.com/enterprise/docs/messaging-send-link-button-in-rich-card-with-rcs',
  ],
  detect: (value) => shapeOf(value) !== undefined,
  read(root, value, notes) {
    const shape = shapeOf(value);
    if (!shape) return { problem: 'No template name was found.' };
    const keys = shape.path === '' ? [] : shape.path.split('.');
    const inner = keys.reduce((part, key) => part.open(key), root);
    const name = takeName(inner, shape, notes);
    return messageOf(
      name,
      shape.values.flatMap((key) => takeValues(inner, key, keys, notes)),
    );
  },
};

/** A request whose words are not in it: its name and the samples of its parameters. */
function messageOf(name: unknown, values: readonly NamedValue[]): VendorMessage {
  const count = values.length;
  const samples = plural(count, 'sample value');
  const taken = [...(name === undefined ? [] : ['the name']), ...(count === 0 ? [] : [samples])];
  const said = taken.length === 0 ? '' : ` Imported: ${taken.join(' and ')}.`;
  return {
    name,
    type: 'text_message',
    component: {},
    parameters: notesOfValues(values),
    doubt: `This sends an existing template, so the message text isn’t in it.${said}`,
  };
}

function takeName(part: OpenPart, { name, isId = false }: Shape, notes: ImportNotes): unknown {
  const written = part.take(name);
  if (typeof written !== 'string') return written;
  const trimmed = written.trim();
  if (!isId || suggestName(trimmed) === trimmed) return trimmed;
  part.leave(name, written, 'This ID can’t be a template name.');
  notes.taken(['name'], 'The template has an ID instead of a name, so the draft has no name yet.');
  return undefined;
}

/** The value of a parameter that a request gives. */
type NamedValue = { name: string; value: string };

/** More values than any message has. */
const MAX_VALUES = 100;

/** The values of a member: an object by name, a list by number, or JSON of these in a text. */
function takeValues(part: OpenPart, key: string, path: SourcePath, notes: ImportNotes): NamedValue[] {
  if (key === 'components') return componentValues(part.list(key));
  const written = part.take(key);
  if (written === undefined) return [];
  const read = typeof written === 'string' ? readLooseJson(written) : { ok: true as const, value: written };
  const found: unknown = read.ok ? read.value : undefined;
  const list: readonly unknown[] | undefined = Array.isArray(found) ? found : undefined;
  const entries = list?.map((value, index) => [String(index + 1), value] as const);
  const named = entries ?? Object.entries(isRecord(found) ? found : {});
  if (named.length > MAX_VALUES) {
    const rest = list?.slice(MAX_VALUES) ?? Object.fromEntries(named.slice(MAX_VALUES));
    notes.unmapped([...path, key], rest, `Only the first ${MAX_VALUES} values were imported.`);
  }
  const where = foldName(key).startsWith('header') ? 'header' : 'Variable';
  const values = named
    .slice(0, MAX_VALUES)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name: /^\d+$/.test(name) ? `${where} ${name}` : name, value: asText(value) }));
  if (values.length === 0 && !isEmpty(written))
    notes.unmapped([...path, key], written, 'No values for personal fields were found.');
  return values;
}

function asText(value: unknown): string {
  const plain = numbersAsText(value);
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}

function shapeOf(value: Record<string, unknown>): Shape | undefined {
  return knownShapeOf(value) ?? bareShapeOf(value);
}

/** A name and its values, and nothing that could be a message. */
function bareShapeOf(value: Record<string, unknown>): Shape | undefined {
  const name = bareNames.find((each) => typeof memberOf(value, each) === 'string');
  if (name === undefined) return undefined;
  const values = valueKeys.filter((each) => keyOf(value, each) !== undefined);
  const isWordless = Object.keys(value).every((key) => !messageKey.test(key));
  return values.length > 0 && isWordless ? { path: '', name, values } : undefined;
}

function knownShapeOf(value: Record<string, unknown>): Shape | undefined {
  return shapes.find(({ path, name, beside, values }) => {
    const inner = path === '' ? value : valueAt(value, path);
    if (!isRecord(inner) || typeof memberOf(inner, name) !== 'string') return false;
    if (beside !== undefined) return beside in inner || isRecord(value[beside]);
    return !values.includes('components') || isSending(inner);
  });
}

/** Members with words of a message. */
const wordKeys = 'text body component contentMessage richCard cards content suggestions'.split(' ');

/** A key that may hold words of a message. */
const messageKey =
  /text|body|card|message|content|component|suggestion|button|title|description|media|carousel/i;

/** Members in which requests of any platform hold the values of parameters. */
const valueKeys = 'parameters params variables values customParams templateParams placeholders'.split(' ');

/** A template that is sent holds values; one that is created holds words. */
function isSending({ components, ...template }: Record<string, unknown>): boolean {
  if (components === undefined) return !wordKeys.some((key) => key in template);
  return (
    Array.isArray(components) &&
    !holdsWords(components) &&
    (components.length === 0 || JSON.stringify(components).includes('"parameters"'))
  );
}

/** The values as samples of parameters, in their order. */
function notesOfValues(values: readonly NamedValue[]): ParameterNotes {
  const entries = values.map(({ name, value }, index) => ({
    marker: `[custom_param${index + 1}a]`,
    name: tidyParameterName(name),
    value: value.slice(0, maxSampleValue),
  }));
  return {
    names: Object.fromEntries(
      entries.filter(({ name }) => name !== '').map(({ marker, name }) => [marker, { name }]),
    ),
    samples: { typical: Object.fromEntries(entries.map(({ marker, value }) => [marker, value])) },
  };
}

/** The values of a request in the form of WhatsApp: each component has its parameters. */
function componentValues(components: readonly OpenPart[], within = ''): NamedValue[] {
  return components.flatMap((part) => {
    const type = part.take('type');
    const index = part.take('index');
    part.take('sub_type');
    const number = typeof index === 'number' ? String(index) : index;
    const where = [within, wordOf(type).toLowerCase(), wordOf(number)]
      .filter((word) => word !== '')
      .join(' ');
    const values = part
      .list('parameters')
      .flatMap((each, position) => readValue(each, `${where} ${position + 1}`));
    const cards = part.list('cards').flatMap((each, at) => {
      each.take('card_index');
      const inner = componentValues(each.list('components'), `card ${at + 1}`);
      each.finish();
      return inner;
    });
    part.finish();
    return [...values, ...cards];
  });
}

function readValue(part: OpenPart, usual: string): NamedValue[] {
  const [type, named] = [part.take('type'), part.take('parameter_name')];
  const kind = typeof type === 'string' ? type.toLowerCase() : 'text';
  const held = part.peek(kind);
  const value = isRecord(held) ? held.fallback_value : held;
  const name = typeof named === 'string' ? named : usual;
  if (typeof value === 'string' && kind !== 'image' && kind !== 'video' && kind !== 'document') {
    part.take(kind);
    part.finish();
    return [{ name, value }];
  }
  part.setAside(`A value of type ${quoteValue(type)} can’t be a sample value.`);
  return [];
}
