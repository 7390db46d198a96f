import type { OfferReader } from '../../model/offer';
import { findPlaceholders, markersFor } from './placeholders';
import { repairAddress } from './repairAddress';

/** The parameter of a placeholder: each `%s` stands for a value of its own. */
const keyOf = (name: string, index: number) => (/^[sd@]$/.test(name) ? `${name} ${index}` : name);

/** Placeholders of other programs become parameters: all of a field at once, the same one the same parameter. */
export const readPlaceholders: OfferReader = ({ text, at, meta, draft }) => {
  const found = findPlaceholders(text);
  if (found.length === 0) return undefined;
  const markers = markersFor(
    found.map(({ name }, index) => keyOf(name, index)),
    draft,
  );
  let position = 0;
  const pieces = found.map(({ name, start, end }, index) => {
    const before = text.slice(position, start);
    position = end;
    return `${before}${markers.get(keyOf(name, index)) ?? ''}`;
  });
  const written = `${pieces.join('')}${text.slice(position)}`;
  const result = meta.form === 'address' ? repairAddress(written, true) : written;
  if (result === undefined || result.length > (meta.limit ?? Infinity)) return undefined;
  const names = [...new Set(found.map((placeholder) => placeholder.text))];
  const shown =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  return {
    message: `${shown} would be sent as it stands.`,
    choices: [
      {
        action: markers.size === 1 ? 'Make it a parameter' : `Make them ${markers.size} parameters`,
        changes: { [at]: result },
        done: `${shown}: now ${[...markers.values()].join(', ')}`,
      },
    ],
  };
};
