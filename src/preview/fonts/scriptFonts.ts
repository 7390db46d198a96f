/** The style sheets that name the files of a font. The browser then loads the files of the drawn characters. */
const scriptFonts = {
  emoji: () => import('./emoji.css'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  korean: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  japanese: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  other: () => import('@fontsource-variable/google-sans/wght.css'),
};

/** A font that is loaded when a phone draws one of its characters. `other`: every script without a font of its own here. */
export type ScriptFont = keyof typeof scriptFonts;

/** Loads the style sheets of fonts. The element `<rcs-message>` has its own module in place of this one. */
export function loadScriptFonts(fonts: readonly ScriptFont[]): Promise<unknown> {
  nameForPage(fonts);
  return Promise.allSettled(fonts.map((font) => scriptFonts[font]()));
}

/** Lets the fields and lists of the page draw what a phone draws: they have the same texts. */
function nameForPage(fonts: readonly ScriptFont[]) {
  const { dataset } = document.documentElement;
  const known = dataset['pageFonts']?.split(' ') ?? [];
  const all = [...new Set([...known, ...fonts])];
  if (all.length > known.length) dataset['pageFonts'] = all.join(' ');
}
