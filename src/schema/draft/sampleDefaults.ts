import type { SampleSet } from './sampleSets';

type Values = Readonly<Record<SampleSet, string>>;

/** Values for what a parameter may be, by its name. */
const kinds = {
  person: {
    typical: 'Priya Sharma',
    short: 'Al',
    longest: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    rightToLeft: 'ليلى المنصوري',
    emoji: 'Zoë 🎉',
  },
  order: {
    typical: 'NL-48213',
    short: '7',
    longest: 'NL-2027-00048213-0007',
    rightToLeft: 'ن-٤٨٢١٣',
    emoji: '📦 42',
  },
  date: {
    typical: '14 March',
    short: '9:30',
    longest: 'Wednesday 24 September 2027',
    rightToLeft: '١٤ مارس',
    emoji: '🗓️ 14/3',
  },
  amount: {
    typical: '₹1,499',
    short: '₹9',
    longest: '₹12,34,56,789.00',
    rightToLeft: '١٬٤٩٩ ر.ه',
    emoji: '💳 99',
  },
  time: {
    typical: '6:30 pm',
    short: '9:30',
    longest: '11:30 am to 12:45 pm',
    rightToLeft: '٦:٣٠ مساءً',
    emoji: '⏰ 6:30',
  },
  code: {
    typical: 'SAVE20',
    short: 'X1',
    longest: 'WELCOME-BACK-2027-50OFF',
    rightToLeft: 'خصم٢٠',
    emoji: '🎁 SAVE20',
  },
  place: {
    typical: 'Pune',
    short: 'Goa',
    longest: 'Thiruvananthapuram, Kerala',
    rightToLeft: 'مسقط',
    emoji: '📍 Pune',
  },
  item: {
    typical: 'Linen shirt',
    short: 'Bag',
    longest: 'Hand-woven linen shirt with mother-of-pearl buttons',
    rightToLeft: 'قميص كتان',
    emoji: '👕 Shirt',
  },
  link: {
    typical: '48213',
    short: '7',
    longest: 'NL-2027-00048213-0007-0000000000',
    rightToLeft: '48213',
    emoji: '48213',
  },
} as const satisfies Record<string, Values>;

type Kind = keyof typeof kinds;

/** Words in a name, the most telling first: "Order date" is a date, "Order number" is an order. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:link|url|path|slug|utm)\b/i, 'link'],
  [/\b(?:amount|price|total|balance|fee|cost|due|emi|bill|refund|discount|cashback|mrp)\b|[₹$€£]/i, 'amount'],
  [/\b(?:time|hour|slot)\b/i, 'time'],
  [/\b(?:date|day|month|until|till|expiry|deadline|birthday|dob|eta)\b/i, 'date'],
  [/\b(?:code|otp|coupon|pin|voucher|password)\b/i, 'code'],
  [/\b(?:order|booking|ticket|invoice|reference|ref|tracking|awb|number|no|id|pnr|account)\b/i, 'order'],
  [/\b(?:product|item|model|plan|service)\b/i, 'item'],
  [/\b(?:city|place|store|branch|shop|town|address|location|venue)\b/i, 'place'],
  [
    /\b(?:name|customer|guest|user|recipient|patient|student|member|person|agent|friend|first|last)\b/i,
    'person',
  ],
];

/** The kinds of markers without a telling name. Neighbours differ, to tell them apart. */
const unnamed = ['person', 'order', 'date', 'amount'] as const satisfies readonly Kind[];

type Place = {
  /** The name that a person gave; undefined if there is none. */
  name: string | undefined;
  /** An address allows fewer characters. */
  isInAddress: boolean;
  /** The position of the marker among those of the template. */
  index: number;
};

/** A value for a marker without a value of the person's own: one that fits its name. */
export function defaultSample(set: SampleSet, { name, isInAddress, index }: Place): string {
  if (isInAddress) return kinds.link[set];
  const kind = name === undefined ? undefined : words.find(([word]) => word.test(name))?.[1];
  return kinds[kind ?? unnamed[index % unnamed.length] ?? 'person'][set];
}
