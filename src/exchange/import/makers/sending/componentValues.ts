import { isRecord } from '../../../../lib/values';
import { quote } from '../../parts/importNotes';
import type { OpenPart } from '../reading/openPart';
import type { NamedValue } from './namedValues';

/** The values of a request in the form of WhatsApp: each component has its parameters. */
export function componentValues(components: readonly OpenPart[], within = ''): NamedValue[] {
  return components.flatMap((part) => {
    const type = part.take('type');
    const index = part.take('index');
    part.take('sub_type');
    const where = [
      within,
      typeof type === 'string' ? type.toLowerCase() : '',
      typeof index === 'string' || typeof index === 'number' ? String(index) : '',
    ]
      .filter((word) => word !== '')
      .join(' ');
    const values = part.list('parameters').flatMap((each, at) => readValue(each, `${where} ${at + 1}`));
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
  part.setAside(`A value of the kind ${quote(type)} is no sample of a text.`);
  return [];
}
