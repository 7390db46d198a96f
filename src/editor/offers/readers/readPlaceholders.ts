import { parameterFor } from '../../../schema/draft/parameters';
import { suspiciousMarkers } from '../../../schema/values/markers';
import type { DocumentState } from '../../model/createDocument';
import type { OfferReader } from '../../model/offer';
import { findPlaceholders, type Placeholder } from '../../../schema/values/placeholders';
import { repairAddress } from './repairAddress';

/** A text with more was not written as a message. */
const MOST = 100;

/** Placeholders of other programs become parameters: all of a field at once, one name one parameter. */
export const readPlaceholders: OfferReader = ({ text, at, meta, state }) => {
  const found = findPlaceholders(text);
  if (found.length === 0 || found.length > MOST) return undefined;
  const { markers, names } = markersFor(found, state);
  let position = 0;
  const pieces = found.map(({ start, end }, index) => {
    const before = text.slice(position, start);
    position = end;
    return `${before}${markers[index] ?? ''}`;
  });
  const written = `${pieces.join('')}${text.slice(position)}`;
  const result = meta.form === 'address' ? repairAddress(written, true) : written;
  if (result === undefined || result.length > (meta.limit ?? Infinity)) return undefined;
  const shown = quote(found);
  const warned = new Set(suspiciousMarkers(text).map(({ marker }) => marker));
  const unwarned = found.filter((placeholder) => !warned.has(placeholder.text));
  const count = new Set(markers).size;
  return {
    ...(unwarned.length > 0 ? { message: `${quote(unwarned)} would be shown as it stands.` } : {}),
    choices: [
      {
        action: count === 1 ? 'Make it a parameter' : `Make them ${count} parameters`,
        changes: { [at]: result },
        names,
        done: `${shown}: now ${count === 1 ? 'a parameter' : `${count} parameters`}.`,
      },
    ],
  };
};

/** The marker of each placeholder, and the names of those that are new. */
function markersFor(found: readonly Placeholder[], start: DocumentState) {
  const names: Record<string, { name: string }> = {};
  let state = start;
  const markers = found.map((placeholder) => {
    const name = placeholder.name === '' ? freeName(state) : placeholder.name;
    const parameter = parameterFor(name, state);
    if (parameter.state !== state) names[parameter.marker] = { name };
    ({ state } = parameter);
    return parameter.marker;
  });
  return { markers, names };
}

/** "Value 2": a name that no parameter has. */
function freeName({ parameters }: DocumentState): string {
  const taken = new Set(Object.values(parameters.names).map(({ name }) => name));
  let number = 1;
  while (taken.has(`Value ${number}`)) number += 1;
  return `Value ${number}`;
}

function quote(found: readonly Placeholder[]): string {
  const texts = [...new Set(found.map(({ text }) => text.replace(/\s+/g, ' ')))];
  return texts.length > 3 ? `${texts.slice(0, 2).join(', ')} and ${texts.length - 2} more` : texts.join(', ');
}
