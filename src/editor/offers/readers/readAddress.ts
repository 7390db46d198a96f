import { isPrivateHost } from '../../../lib/address/privateHost';
import { uriParts } from '../../../lib/address/uri';
import { asciiDigits, trimBlanks } from '../../../lib/text/asciiText';
import { replaceMarkers } from '../../../schema/values/markers';
import type { Offer, OfferInput, OfferReader } from '../../model/offer';
import { isFileName, repairAddress } from './repairAddress';
import { shorten, singleChoice } from './singleChoice';

const EMAIL = /^(?:mailto:\s*)?[^\s@/?#:]{1,64}@[^\s@/?#:]{1,255}\.[^\s@/?#:.]{2,63}(?:\?.*)?$/i;
const WHATSAPP = /^whatsapp:\/\/send\/?\?(?:.*&)?phone=\+?(\d{5,15})/i;
const ON_THIS_DEVICE =
  /^(?:file:|blob:|data:|content:|[a-z]:[\\/]|\\\\|~?\/(?:home|Users|tmp|var|mnt|storage|sdcard)\/)/i;
/** More addresses than buttons that fit beside each other. */
const MOST = 3;

/** The web address that was meant; why there is none, where the way out is another one. */
export const readAddress: OfferReader = (input) => {
  const text = trimBlanks(input.text);
  return explain(text, input.at) ?? readSeveral(input, text) ?? readOne(input, text);
};

function readOne(input: OfferInput, text: string): Offer | undefined {
  const { takesMarkers = false, limit = Infinity } = input.meta;
  const uri = uriParts(takesMarkers ? replaceMarkers(text, () => 'x') : text);
  const isWeb = uri !== undefined && /^https?$/i.test(uri.scheme) && !!uri.host;
  // A whole address with another scheme (`mailto:`) is a matter of the field's own rule.
  if (uri && uri.host === undefined && !/^https?$/i.test(uri.scheme) && !/^\d/.test(uri.path))
    return undefined;
  const address = repairAddress(text, takesMarkers);
  if (address === undefined || address === text || address.length > limit) return undefined;
  const isProtectable = /^http:\/\//i.test(text) && address.slice(8) === text.slice(7);
  if (isWeb && text.includes('&amp;'))
    return { message: 'It was copied from HTML.', ...singleChoice(input, address) };
  if (isWeb && (!isProtectable || isPrivateHost(uri.host ?? ''))) return undefined;
  return singleChoice(input, address);
}

/** Two addresses in one field: which one? */
function readSeveral({ at, meta }: OfferInput, text: string): Offer | undefined {
  const parts = text.split(/[\s,;]+(?=https?:\/\/|www\.)/i, MOST + 1);
  if (parts.length < 2 || parts.length > MOST) return undefined;
  const found = parts.map((part) => repairAddress(part, meta.takesMarkers === true));
  if (!found.every((address) => address !== undefined && address.length <= (meta.limit ?? Infinity)))
    return undefined;
  return {
    message: 'These are several addresses; a field takes one.',
    choices: [...new Set(found)].map((address = '') => ({
      action: `Use ${shorten(address)}`,
      changes: { [at]: address },
      done: `${meta.name ?? 'Address'}: ${shorten(address)}`,
    })),
  };
}

const word = (message: string): Offer => ({ message, choices: [] });

function explain(text: string, at: string): Offer | undefined {
  if (ON_THIS_DEVICE.test(text))
    return word(
      'This file is on a computer, where no phone reaches it. Put it on your site and use its link.',
    );
  if (isFileName(text))
    return word('This is the name of a file. Put the file on your site and use its whole link.');
  return at.endsWith('.openUrlAction.url') ? explainLink(text) : undefined;
}

/** Things that a button does in another way than by a link. */
function explainLink(text: string): Offer | undefined {
  if (EMAIL.test(text))
    return word(
      'A link cannot write an email. Use the address of your contact page, or a button that calls.',
    );
  if (/^(?:tel|sms):/i.test(text))
    return word('A link cannot call. Choose “Call a number” as what the button does.');
  const chat = WHATSAPP.exec(asciiDigits(text))?.[1];
  return chat === undefined
    ? undefined
    : word(`Only web addresses open everywhere. For WhatsApp write https://wa.me/${chat}`);
}
