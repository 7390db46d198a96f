import { utf8Length } from '../../lib/encoding/bytes';
import { findMarkers } from '../../schema/values/markers';
import { isReservedHost } from '../model/links';
import type { TemplatePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

/** Bytes of a whole message ("250 KB"); the smaller of the two readings of a kilobyte. */
const MAX_BYTES = 250_000;

/** The bytes of a template as a request body; infinite when it is nested too deep to be written. */
function bytesOf(template: TemplatePart['template']): number {
  try {
    return utf8Length(JSON.stringify(template));
  } catch {
    return Infinity;
  }
}

const TEST_NAME = /^(?:test|temp|tmp|untitled|copy|asdf|foo|abc|xxx)(?:_?\d*)?$|_(?:copy|tmp)\d*$/;

const pieces = /\[custom_param(\d+)([A-Za-z])\]/;

/** The numbers of all markers in texts and addresses, each with its letters. */
function numbersOf({ texts, addresses }: TemplatePart): Map<number, Set<string>> {
  const numbers = new Map<number, Set<string>>();
  for (const { text } of [...texts, ...addresses]) {
    if (!text.includes('[custom_param')) continue;
    for (const { marker } of findMarkers(text)) {
      const [, digits = '', letter = ''] = pieces.exec(marker) ?? [];
      const letters = numbers.get(Number(digits)) ?? new Set();
      numbers.set(Number(digits), letters.add(letter));
    }
  }
  return numbers;
}

/** The first number that is left out between two; undefined if none is. */
function findGap(part: TemplatePart): number | undefined {
  const numbers = numbersOf(part);
  // Where the first is missing, the numbers go on from another message.
  if (!numbers.has(1)) return undefined;
  const highest = Math.max(0, ...numbers.keys());
  // Numbers that count something else ("custom_param20261a") have no gaps.
  if (highest > 50) return undefined;
  for (let number = 1; number < highest; number += 1) if (!numbers.has(number)) return number;
  return undefined;
}
const findTwoLetters = (part: TemplatePart) =>
  [...numbersOf(part)].find(([, letters]) => letters.size > 1)?.[0];

/** The hosts for examples that buttons lead to, each once. The examples' pictures are another matter. */
const exampleHosts = ({ addresses }: TemplatePart) => [
  ...new Set(
    addresses.flatMap(({ path, uri: { host = '' } }) =>
      path.includes('media') || !isReservedHost(host) ? [] : [host],
    ),
  ),
];

/** The template as a whole. */
export const templateRules: readonly Rule<TemplatePart>[] = [
  {
    id: 'template-size',
    title: 'A template above 250 KB',
    kind: 'refusal',
    ...vendorPages.googleSending,
    at: ['component'],
    find: ({ template }) =>
      bytesOf(template) > MAX_BYTES &&
      'This template is larger than 250 KB, the most that a message may have. Shorten texts and postbacks.',
  },
  {
    id: 'example-address',
    title: 'Buttons lead to a site for examples',
    kind: 'style',
    ...vendorPages.rfcReservedNames,
    at: ['component'],
    find: (part) => {
      const hosts = exampleHosts(part);
      return (
        hosts.length > 0 &&
        `Buttons lead to ${hosts.join(', ')}: names for examples, behind which there is no site. Put in your own addresses before you send.`
      );
    },
  },
  {
    id: 'parameter-gap',
    title: 'The numbers of parameters have a gap',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    find: (part) => {
      const gap = findGap(part);
      return (
        gap !== undefined &&
        `Parameters are numbered, and number ${gap} is missing. Some platforms fill them in their order; number them without a gap.`
      );
    },
  },
  {
    id: 'parameter-letters',
    title: 'One number of a parameter with two letters',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    find: (part) => {
      const number = findTwoLetters(part);
      return (
        number !== undefined &&
        `Parameter ${number} stands here with different letters. What the letter means is not shown; use one marker for one value.`
      );
    },
  },
  {
    id: 'test-name',
    title: 'A name for a test',
    kind: 'style',
    ...thisProject,
    at: ['name'],
    find: ({ template }) =>
      typeof template?.name === 'string' &&
      TEST_NAME.test(template.name) &&
      `“${template.name}” looks like a name for a test. It is used up by sending and cannot be changed; give it one that says what the template is for.`,
  },
];

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

/** The first words of a kind that a text holds. */
const quoteOf = ({ texts }: TemplatePart, words: RegExp) =>
  texts.map(({ text }) => words.exec(text)?.[0]).find((quote) => quote !== undefined);
const kindOf = ({ sender }: TemplatePart) => sender?.kind;

/** What a sender may send if it is not for promotions. */
function admittedFor(part: TemplatePart): string | undefined {
  const kind = kindOf(part);
  return kind === 'otp' ? 'one-time passwords' : kind === 'transactional' ? 'transactions' : undefined;
}

/** By its sender, or by its words while the kind of the sender is not known. What speaks of a code or an order is none. */
const isPromotion = (part: TemplatePart) =>
  kindOf(part) === 'promotional' ||
  (kindOf(part) === undefined && quoteOf(part, OFFER) && !quoteOf(part, CODE) && !quoteOf(part, TRANSACTION));

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
    title: 'An offer from a sender for transactions or codes',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const admitted = admittedFor(part);
      const offer = admitted && quoteOf(part, OFFER);
      return (
        offer &&
        `“${offer}” is an offer, and this sender was admitted for ${admitted}, which may hold none. Send it from a sender for promotions.`
      );
    },
  },
  {
    id: 'code-from-promotional-sender',
    title: 'A one-time code from a sender for promotions',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const code = kindOf(part) === 'promotional' && quoteOf(part, CODE);
      return (
        code && `“${code}” belongs to a sender for one-time passwords; this one was admitted for promotions.`
      );
    },
  },
  {
    id: 'offer-beside-code',
    title: 'An offer beside a one-time code',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const offer = kindOf(part) === undefined && quoteOf(part, CODE) && quoteOf(part, OFFER);
      return (
        offer &&
        `“${offer}” stands beside a one-time code. Messages with codes may hold no offers: make two templates.`
      );
    },
  },
  {
    id: 'offer-beside-transaction',
    title: 'An offer in a message about an order or a payment',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    at: ['component'],
    find: (part) => {
      const transaction = kindOf(part) === undefined && quoteOf(part, TRANSACTION);
      const offer = transaction && quoteOf(part, OFFER);
      return (
        offer &&
        `“${offer}” is an offer in a message about “${transaction}”. Senders for transactions may hold no offers: make two templates.`
      );
    },
  },
  {
    id: 'no-way-out',
    title: 'A promotion without a way to unsubscribe',
    kind: 'style',
    ...vendorPages.gupshupOptOut,
    at: ['component'],
    find: (part) =>
      isPromotion(part) &&
      part.texts.length > 0 &&
      !quoteOf(part, WAY_OUT) &&
      `${kindOf(part) === undefined ? `“${quoteOf(part, OFFER)}” makes this a promotion, and it` : 'This promotion'} offers no way to stop such messages. Senders must offer one: add a reply such as “Stop these messages”, unless your platform adds it.`,
  },
  {
    id: 'sender-not-named',
    title: 'A message that does not name its sender',
    kind: 'style',
    ...vendorPages.msg91Refusals,
    at: ['component'],
    find: (part) =>
      admittedFor(part) &&
      isUnnamed(part) &&
      `No text names ${part.sender?.name}. Where RCS is missing the message may go out as SMS, without your name above it; some operators ask for the brand in the text.`,
  },
  {
    id: 'hours-in-india',
    title: 'Hours for promotions in India',
    kind: 'style',
    ...vendorPages.gupshupTemplates,
    at: ['component'],
    find: (part) =>
      kindOf(part) === 'promotional' &&
      part.texts.some(({ text }) => text.includes('₹')) &&
      'Promotions in India go out in the daytime only. Sources differ: 7 to 22, 7 to 21, 9 to 21 or 10 to 21 o’clock. Ask your operator; nothing here depends on it.',
  },
];
