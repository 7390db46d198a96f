/** The language that most texts of a script are written in: a script tells no more. */
const languages = {
  Arabic: 'ar',
  Armenian: 'hy',
  Bengali: 'bn',
  Cyrillic: 'ru',
  Devanagari: 'hi',
  Ethiopic: 'am',
  Georgian: 'ka',
  Greek: 'el',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Hangul: 'ko',
  Hebrew: 'he',
  Hiragana: 'ja',
  Katakana: 'ja',
  Kannada: 'kn',
  Khmer: 'km',
  Lao: 'lo',
  Malayalam: 'ml',
  Myanmar: 'my',
  Oriya: 'or',
  Sinhala: 'si',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
  Han: 'zh',
};
const scripts = Object.entries(languages).map(
  ([script, language]) => [new RegExp(`\\p{Script=${script}}`, 'gu'), language] as const,
);

/** A letter that may be of these scripts. Most texts have none. */
const BEYOND_LATIN = /[\u0370-\u1DFF\u2E80-\uFFEF\u{10000}-\u{1EEFF}\u{20000}-\u{3FFFF}]/u;

/** The share of letters from which a text is in the language of their script: names and links in it are often Latin. */
const LEAST_SHARE = 0.2;

/** The language of a text as far as its script tells it (BCP 47); undefined for Latin letters, which tell nothing. */
export function languageOf(text: string): string | undefined {
  if (!BEYOND_LATIN.test(text)) return undefined;
  const start = text.slice(0, 1000);
  const letters = start.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const counts = scripts.map(([script, language]) => ({ language, count: start.match(script)?.length ?? 0 }));
  // Japanese has Chinese characters among its own.
  const most = counts.find(({ language, count }) => language === 'ja' && count > 0)
    ? { language: 'ja', count: letters }
    : counts.reduce((best, one) => (one.count > best.count ? one : best), { language: '', count: 0 });
  return most.count > 0 && most.count >= letters * LEAST_SHARE ? most.language : undefined;
}

/** The attributes of an element that shows a text of any language: its direction and its language. */
export const writtenAs = (text: string) => ({ dir: 'auto', lang: languageOf(text) }) as const;
