import { transliterate } from '../../../lib/text/transliterate';
import { suggestName } from '../../../schema/draft/names/suggestName';
import type { OfferReader } from '../../model/offer';
import { singleChoice } from './singleChoice';

/** The nearest legal name; scripts of India are written in Latin letters. */
export const readName: OfferReader = (input) => {
  const name = suggestName(transliterate(input.text));
  return name === '' || name === input.text ? undefined : singleChoice(input, name);
};
