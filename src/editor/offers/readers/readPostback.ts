import { base64ToText, isPrintable, textToBase64 } from '../../../schema/values/postback';
import type { OfferReader } from '../../model/offer';
import { shorten } from './singleChoice';

/** The shortest text that hardly becomes readable Base64 by chance. */
const SHORTEST = 8;

/**
 * The field encodes what is typed, so Base64 that somebody typed would be encoded twice; a text that came without
 * being encoded is encoded.
 */
export const readPostback: OfferReader = ({ at, meta, text }) => {
  const typed = base64ToText(text);
  const { limit = Infinity } = meta;
  if (typed === undefined) {
    const encoded = textToBase64(text);
    if (encoded.length > limit) return undefined;
    return {
      message: 'It is not encoded yet.',
      choices: [
        { action: `Encode “${shorten(text)}”`, changes: { [at]: encoded }, done: 'Postback encoded.' },
      ],
    };
  }
  const meant = typed.length < SHORTEST ? undefined : base64ToText(typed);
  if (meant === undefined || meant === '' || !isPrintable(meant)) return undefined;
  return {
    message: 'This is Base64 already, and would be encoded again.',
    choices: [
      {
        action: `Use “${shorten(meant)}”`,
        changes: { [at]: typed },
        done: `Postback: ${shorten(meant)}`,
      },
    ],
  };
};
