/** Signs that people put before a price. */
export const currencies = ['₹', '$', '€', '£', 'AED'] as const;

const names: Readonly<Record<string, (typeof currencies)[number]>> = {
  rs: '₹',
  inr: '₹',
  rupees: '₹',
  mrp: '₹',
  usd: '$',
  eur: '€',
  gbp: '£',
  aed: 'AED',
};

/** The currency that a heading names ("Price (INR)"); empty if it names none. */
export function currencyIn(heading: string): string {
  const sign = currencies.find((each) => heading.includes(each));
  const word = heading
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((each) => names[each] !== undefined);
  return sign ?? (word === undefined ? '' : (names[word] ?? ''));
}

/** Whether a price has digits, separators and nothing else. */
export const isBarePrice = (price: string) => /^\d[\d,.\s]*$/.test(price.trim());

/** The price as people read it: a bare number gets the sign, and a rupee number its groups. */
export function priceText(price: string, currency: string): string {
  const text = price.trim();
  if (currency === '' || !isBarePrice(text)) return text;
  const plain = /^\d+(\.\d+)?$/.test(text);
  const locale = currency === '₹' ? 'en-IN' : 'en-US';
  const decimals = text.split('.')[1]?.length ?? 0;
  const amount = plain
    ? new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(Number(text))
    : text;
  return currency.length > 1 ? `${currency} ${amount}` : `${currency}${amount}`;
}
