import type { TemplatePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Words of offers and of codes. Each must be clear on its own: a wrong alarm costs more than a missed one. */
const OFFER =
  /\b(?:\d{1,3} ?% (?:off|discount)|discount(?:s|ed)?|coupons?|promo(?: code)?|vouchers?|cashback|limited[- ]time|special offer|flash sale|buy one|free gift|sale (?:ends|starts|is on))\b/i;
const CODE =
  /\b(?:OTP|one[- ]time (?:code|password|passcode)|(?:verification|sign-in|login|log-in|security) code)\b/i;
/** What only transactions say, each within one sentence. */
const TRANSACTION =
  /\byour (?:order|parcel|package|delivery|booking|reservation|payment|refund|appointment|ticket)\b[^.!?\n]{0,60}\b(?:confirmed|shipped|dispatched|delivered|received|processed|cancelled|on its way|out for delivery|ready for (?:pickup|collection))\b|\b(?:debited|credited) (?:from|to|with|by)\b/i;
const WAY_OUT =
  /\b(?:stop|unsubscribe|opt[- ]?out|no (?:more|longer)|mute|fewer messages|not interested)\b|STOP|बंद|إيقاف|إلغاء/iu;

const reads = ({ texts }: TemplatePart, words: RegExp) => texts.some(({ text }) => words.test(text));
const quoteOf = ({ texts }: TemplatePart, words: RegExp) =>
  texts.map(({ text }) => words.exec(text)?.[0]).find((quote) => quote !== undefined);
const kindOf = ({ sender }: TemplatePart) => sender?.kind;

/** By its sender, or by its words while the kind of the sender is not known. What speaks of a code or an order is none. */
const isPromotion = (part: TemplatePart) =>
  kindOf(part) === 'promotional' ||
  (kindOf(part) === undefined && reads(part, OFFER) && !reads(part, CODE) && !reads(part, TRANSACTION));

/** The words of a sender's name that a reader would know it by. */
const nameWords = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s.,&·-]+/)
    .filter((word) => word.length >= 3 && !/^(?:the|and|ltd|inc|pvt|llc|shop|store|bank)$/.test(word));

function isUnnamed({ sender, texts }: TemplatePart): boolean {
  const words = nameWords(sender?.name ?? '');
  if (words.length === 0 || texts.length === 0) return false;
  const all = texts.map(({ text }) => text.toLowerCase()).join('\n');
  return !words.some((word) => all.includes(word));
}

/** What a sender of its kind may send. While the kind is not known, only clear words count. */
export const senderRules: readonly Rule<TemplatePart>[] = [
  {
    id: 'offer-from-transactional-sender',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    applies: (part) => (kindOf(part) === 'transactional' || kindOf(part) === 'otp') && reads(part, OFFER),
    message: (part) =>
      `“${quoteOf(part, OFFER)}” is an offer, and this sender was admitted for ${kindOf(part) === 'otp' ? 'one-time passwords' : 'transactions'}, which may hold none. Send it from a sender for promotions.`,
  },
  {
    id: 'code-from-promotional-sender',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    applies: (part) => kindOf(part) === 'promotional' && reads(part, CODE),
    message: (part) =>
      `“${quoteOf(part, CODE)}” belongs to a sender for one-time passwords; this one was admitted for promotions.`,
  },
  {
    id: 'offer-beside-code',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    applies: (part) => kindOf(part) === undefined && reads(part, CODE) && reads(part, OFFER),
    message: (part) =>
      `“${quoteOf(part, OFFER)}” stands beside a one-time code. Messages with codes may hold no offers: make two templates.`,
  },
  {
    id: 'offer-beside-transaction',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    at: ['component'],
    applies: (part) => kindOf(part) === undefined && reads(part, TRANSACTION) && reads(part, OFFER),
    message: (part) =>
      `“${quoteOf(part, OFFER)}” is an offer in a message about “${quoteOf(part, TRANSACTION)}”. Senders for transactions may hold no offers: make two templates.`,
  },
  {
    id: 'no-way-out',
    kind: 'style',
    ...vendorPages.gupshupOptOut,
    at: ['component'],
    applies: (part) => isPromotion(part) && part.texts.length > 0 && !reads(part, WAY_OUT),
    message: (part) =>
      `${kindOf(part) === undefined ? `“${quoteOf(part, OFFER)}” makes this a promotion, and it` : 'This promotion'} offers no way to stop such messages. Senders must offer one: add a reply such as “Stop these messages”, unless your platform adds it.`,
  },
  {
    id: 'sender-not-named',
    kind: 'style',
    ...vendorPages.msg91Refusals,
    at: ['component'],
    applies: (part) => (kindOf(part) === 'transactional' || kindOf(part) === 'otp') && isUnnamed(part),
    message: ({ sender }) =>
      `No text names ${sender?.name}. Where RCS is missing the message may go out as SMS, without your name above it; some operators ask for the brand in the text.`,
  },
  {
    id: 'hours-in-india',
    kind: 'style',
    ...vendorPages.gupshupTemplates,
    at: ['component'],
    applies: (part) => kindOf(part) === 'promotional' && part.texts.some(({ text }) => text.includes('₹')),
    message: () =>
      'Promotions in India go out in the daytime only. Sources differ: 7 to 22, 7 to 21, 9 to 21 or 10 to 21 o’clock. Ask your operator; nothing here depends on it.',
  },
];
