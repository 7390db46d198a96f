import type { ScriptFont } from './fontsOf';

/** The style sheets that name the files of a font. The browser then loads the files of the drawn characters. */
export const scriptFonts = {
  emoji: () => import('./emoji.css'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  korean: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  japanese: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  other: () => import('@fontsource-variable/google-sans/wght.css'),
} satisfies Record<ScriptFont, () => Promise<unknown>>;
