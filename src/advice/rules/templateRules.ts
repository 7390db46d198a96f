import { isolate } from '../../lib/text/isolate';
import { utf8Length } from '../../lib/encoding/bytes';
import { findMarkers } from '../../schema/values/markers';
import { isReservedHost } from '../model/links';
import type { TemplatePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';
import { OPT_OUT } from '../model/words';

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
    title: 'Template over 250 kB',
    kind: 'refusal',
    ...vendorPages.googleSending,
    at: ['component'],
    find: ({ template }) =>
      bytesOf(template) > MAX_BYTES &&
      'This template is over 250 kB, the limit for a message. Shorten texts and button IDs.',
  },
  {
    id: 'example-address',
    title: 'Buttons with example links',
    kind: 'style',
    ...vendorPages.rfcReservedNames,
    at: ['component'],
    find: (part) => {
      const hosts = exampleHosts(part);
      return (
        hosts.length > 0 &&
        `Buttons lead to ${hosts.join(', ')}, which is only an example. Enter your own links.`
      );
    },
  },
  {
    id: 'parameter-gap',
    title: 'Gap in the numbers of personal fields',
    why: 'Some platforms fill in personal fields by their order.',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    find: (part) => {
      const gap = findGap(part);
      return gap !== undefined && `Personal field ${gap} is missing. Number personal fields without a gap.`;
    },
  },
  {
    id: 'parameter-letters',
    title: 'Same personal field number with two letters',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    find: (part) => {
      const number = findTwoLetters(part);
      return (
        number !== undefined &&
        `Personal field ${number} appears with different letters. Use the same letter everywhere.`
      );
    },
  },
  {
    id: 'test-name',
    title: 'Name for a test',
    why: 'You can’t change the name after sending.',
    kind: 'style',
    ...thisProject,
    at: ['name'],
    find: ({ template }) =>
      typeof template?.name === 'string' &&
      TEST_NAME.test(template.name) &&
      `“${template.name}” looks like a test name. Choose a name that says what the template is for.`,
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

const isIndianPromotion = (part: TemplatePart) => part.isInIndia && isPromotion(part);

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
    title: 'Offer from a sender for transactions or codes',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const admitted = admittedFor(part);
      const offer = admitted && quoteOf(part, OFFER);
      return (
        offer &&
        `“${isolate(offer)}” is an offer, but this sender is approved for ${admitted} only. Use a promotional sender.`
      );
    },
  },
  {
    id: 'code-from-promotional-sender',
    title: 'One-time code from a promotional sender',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const code = kindOf(part) === 'promotional' && quoteOf(part, CODE);
      return (
        code &&
        `“${isolate(code)}”: this sender is approved for promotions only. Use a sender for one-time passwords.`
      );
    },
  },
  {
    id: 'offer-beside-code',
    title: 'Offer beside a one-time code',
    why: 'Messages with codes may not contain offers.',
    kind: 'refusal',
    ...vendorPages.googleUseCases,
    at: ['component'],
    find: (part) => {
      const offer = kindOf(part) === undefined && quoteOf(part, CODE) && quoteOf(part, OFFER);
      return offer && `“${isolate(offer)}” is an offer in a message with a one-time code. Use two templates.`;
    },
  },
  {
    id: 'offer-beside-transaction',
    title: 'Offer in a message about an order or a payment',
    why: 'Transactional messages may not contain offers.',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    at: ['component'],
    find: (part) => {
      const transaction = kindOf(part) === undefined && quoteOf(part, TRANSACTION);
      const offer = transaction && quoteOf(part, OFFER);
      return (
        offer &&
        `“${isolate(offer)}” is an offer in a message about “${isolate(transaction)}”. Use two templates.`
      );
    },
  },
  {
    id: 'no-way-out',
    title: 'Promotion without a way to unsubscribe',
    why: 'Customers must be able to unsubscribe from promotions.',
    kind: 'style',
    ...vendorPages.gupshupOptOut,
    at: ['component'],
    find: (part) =>
      isPromotion(part) &&
      part.texts.length > 0 &&
      !quoteOf(part, OPT_OUT) &&
      `${kindOf(part) === undefined ? `“${isolate(quoteOf(part, OFFER) ?? '')}” makes this a promotion` : 'This is a promotion'}. Add a quick reply such as “Stop messages”, unless your platform adds one.`,
  },
  {
    id: 'sender-not-named',
    title: 'Message that doesn’t name its sender',
    why: 'Phones without RCS may get the message as SMS, without your name above it. Some operators require the brand in the text.',
    kind: 'style',
    ...vendorPages.msg91Refusals,
    at: ['component'],
    find: (part) => admittedFor(part) && isUnnamed(part) && `Mention ${part.sender?.name} in the text.`,
  },
  {
    id: 'hours-in-india',
    title: 'Hours for promotions in India',
    why: 'Infobip documents 7:00–22:00. Other sources say 7:00–21:00, 9:00–21:00 or 10:00–21:00.',
    kind: 'style',
    ...vendorPages.infobipIndia,
    at: ['component'],
    find: (part) =>
      isIndianPromotion(part) &&
      'In India, send promotions between 7:00 and 22:00. Some operators allow fewer hours.',
  },
  {
    id: 'first-messages-in-india',
    title: 'First messages of promotional senders in India',
    why: 'New senders start with a low reputation.',
    kind: 'style',
    ...vendorPages.infobipIndia,
    at: ['component'],
    find: (part) =>
      isIndianPromotion(part) &&
      'In India, a promotional sender can send a customer 8, 4 or 2 first messages in 28 days, depending on its reputation.',
  },
];
