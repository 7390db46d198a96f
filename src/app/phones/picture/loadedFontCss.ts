/** All font rules in a list of rules, including nested ones. */
function fontFaceRules(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFaceRules(rule.cssRules) : [];
  });
}

const unquoted = (text: string) => text.replaceAll(/["']/g, '').trim();
const keyOf = (family: string, unicodeRange: string) =>
  `${unquoted(family)} ${unicodeRange.replaceAll(/\s/g, '')}`;

async function toDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('A font could not be read.')));
    reader.readAsDataURL(blob);
  });
}

/** The font rules that this page uses, with the fonts as data URLs, for a document that may load nothing. */
export async function loadedFontCss(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => keyOf(family, unicodeRange)),
  );
  const rules = [...document.styleSheets]
    .flatMap((sheet) =>
      fontFaceRules(sheet.cssRules).map((rule) => ({ rule, base: sheet.href ?? location.href })),
    )
    .filter(({ rule: { style } }) =>
      loaded.has(keyOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
    );
  const texts = rules.map(async ({ rule, base }) => {
    const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
    if (address === undefined) return '';
    const inside = await toDataUrl(new URL(address, base).href);
    return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${inside}")`);
  });
  return (await Promise.all(texts)).join('\n');
}
