import type { TranslationState, TranslationTable } from '../translationTable';

/** Texts that a file, a spreadsheet or an XML parser may change. None has a parameter. */
export const hardTexts: readonly string[] = [
  '<b>&amp;</b> & "quoted" \'single\'',
  ']]> <![CDATA[ x ]]> <!-- --> <?pi?>',
  'a\r\nb\rc\nd',
  '\ttab\tin\t',
  '  blanks  ',
  '\u00a0no-break\u2028line\u2029paragraph\u0085next',
  '👩🏽‍💻 👨‍👩‍👧‍👦 🇮🇳 ❤️',
  '\u200fשלום\u200e \u202bעברית\u202c \u2067x\u2069',
  'e\u0301 न्\u200dया ﷽',
  'NUL \0 bell \u0007 escape \u001b \ufffe\uffff',
  'lone \ud800 high, \udc00 low',
  '=1+1',
  '+91',
  '-5 %',
  '@SUM(A1)',
  '\r=x',
  '＝1+1',
  "'tis",
  "'=1+1",
  "''",
  '"',
  ',;|\t"\n"',
  '_x000D_ _x005F_ _xD83D_',
  '%7B &#13; &#x0; {#x#} \\n',
  'sep=;',
  '0042',
  '1e5',
  'TRUE',
  '२०२६',
  'x'.repeat(20_000),
];

/** A table whose units have these sources, each with translations of its own. */
export function tableOf(
  sources: readonly string[],
  translations: readonly { hi?: string; ta?: string; state?: TranslationState }[] = [],
): TranslationTable {
  return {
    name: 'Sale & <more>',
    language: 'en',
    languages: ['hi', 'ta'],
    units: sources.map((source, index) => {
      const { hi, ta, state = 'human' } = translations[index] ?? {};
      return {
        id: `cards/c${index}/title`,
        label: `Card ${index + 1} › title`,
        source,
        note: 'The title of the card.',
        limit: 200,
        isTranslated: true,
        targets: {
          ...(hi !== undefined && { hi: { text: hi, state } }),
          ...(ta !== undefined && { ta: { text: ta, state } }),
        },
      };
    }),
  };
}
