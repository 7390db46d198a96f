import type { ScriptFont } from './fontsOf';

/** Browsers that cannot draw the colours of the font draw their own emoji. */
const drawsColorFonts = () => CSS.supports('font-tech(color-COLRv1)');

/** The style sheets that name the files of a font. The browser then loads the files of the drawn characters. */
export const scriptFonts = {
  emoji: async () => drawsColorFonts() && import('@fontsource/noto-color-emoji/400.css'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  korean: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  japanese: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  other: () => import('@fontsource-variable/google-sans/wght.css'),
} satisfies Record<ScriptFont, () => Promise<unknown>>;
