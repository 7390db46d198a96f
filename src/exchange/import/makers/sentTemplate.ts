import { isRecord } from '../../../lib/isRecord';
import { tidyParameterName } from '../../../schema/draft/parameterNames';
import type { ParameterNotes } from '../../../schema/draft/parameterNotes';
import { maxSampleValue } from '../../../schema/draft/sampleSets';
import type { Maker } from './maker';
import { openPart } from './openPart';

type Shape = {
  path: readonly string[];
  name: string;
  values: string;
  /** A member beside the name that tells the shape. */
  beside?: string;
};

/** Where requests that send a template name it, and give the values of its parameters. */
const shapes: readonly Shape[] = [
  {
    path: ['message', 'template_message', 'channel_template', 'RCS'],
    name: 'template_id',
    values: 'parameters',
  },
  {
    path: ['message', 'template_message', 'omni_template'],
    name: 'template_id',
    values: 'parameters',
  },
  { path: [], name: 'alias', values: 'data', beside: 'recipient' },
  { path: ['contentMessage', 'templateMessage'], name: 'templateCode', values: 'customParams' },
  { path: ['rcs', 'content'], name: 'name', values: 'variables' },
];

/** Requests that send a template which exists already: its words are not in them. */
export const sentTemplate: Maker = {
  name: 'a request that sends a template',
  pages: [
    'https://developers.sinch.com/docs/conversation/message-types',
    'https://docs.gupshup.io/docs/send-rcs-message',
    'https://portal.mobtexting.com/docs/v2/rcs/send-template',
    'https://developer.exotel.com/docs/rcs-omnichannel/api-reference/send-message',
  ],
  detect: (value) => shapeOf(value) !== undefined,
  read(value, notes) {
    const shape = shapeOf(value);
    if (!shape) return { problem: 'This names no template.' };
    const root = openPart(value, [], notes);
    const parts = shape.path.reduce((opened, key) => [...opened, (opened.at(-1) ?? root).open(key)], [root]);
    const inner = parts.at(-1) ?? root;
    const name = inner.take(shape.name);
    const written = inner.take(shape.values);
    const values = readValues(written);
    if (written !== undefined && Object.keys(values).length === 0)
      notes.unmapped([...shape.path, shape.values], written, 'No values of parameters were found in this.');
    for (const part of parts.toReversed()) part.finish();
    const count = Object.keys(values).length;
    return {
      value: { name: typeof name === 'string' ? name.trim() : name, type: 'text_message', component: {} },
      parameters: notesOf(values),
      doubt: `It sends a template that exists already, so the words of the message are not in it. Its name was taken${count === 0 ? '' : `, and its ${count} ${count === 1 ? 'parameter' : 'parameters'} as samples`}.`,
    };
  },
};

function shapeOf(value: Record<string, unknown>): Shape | undefined {
  return shapes.find(({ path, name, beside }) => {
    const inner = path.reduce<unknown>((outer, key) => (isRecord(outer) ? outer[key] : undefined), value);
    return (
      isRecord(inner) && typeof inner[name] === 'string' && (beside === undefined || isRecord(inner[beside]))
    );
  });
}

/** The values by name; they may be JSON in a text. */
function readValues(written: unknown): Record<string, string> {
  let values: unknown = written;
  if (typeof written === 'string') {
    try {
      values = JSON.parse(written);
    } catch {
      return {};
    }
  }
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function notesOf(values: Record<string, string>): ParameterNotes {
  const entries = Object.entries(values).map(([name, value], index) => {
    return {
      marker: `[custom_param${index + 1}a]`,
      name: tidyParameterName(name),
      value: value.slice(0, maxSampleValue),
    };
  });
  return {
    names: Object.fromEntries(
      entries.filter(({ name }) => name !== '').map(({ marker, name }) => [marker, { name }]),
    ),
    samples: { typical: Object.fromEntries(entries.map(({ marker, value }) => [marker, value])) },
  };
}
