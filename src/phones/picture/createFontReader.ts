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
    reader.addEventListener('error', () => reject(new Error('a font could not be loaded')));
    reader.readAsDataURL(blob);
  });
}

/** The names of all fonts that the elements of a part ask for. */
function familiesIn(part: HTMLElement): ReadonlySet<string> {
  const lists = [part, ...part.querySelectorAll('*')].map((element) => getComputedStyle(element).fontFamily);
  return new Set([...new Set(lists)].flatMap((list) => list.split(',').map(unquoted)));
}

/** The font rules of this page whose files it has loaded. */
function loadedRules() {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => keyOf(family, unicodeRange)),
  );
  return [...document.styleSheets]
    .flatMap((sheet) =>
      fontFaceRules(sheet.cssRules).map((rule) => ({ rule, base: sheet.href ?? location.href })),
    )
    .map(({ rule, base }) => ({
      css: rule.cssText,
      family: rule.style.getPropertyValue('font-family'),
      range: rule.style.getPropertyValue('unicode-range'),
      file: /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1],
      base,
    }))
    .filter(({ family, range }) => loaded.has(keyOf(family, range)));
}

/** Reads the fonts of drawings, each file once. */
export function createFontReader() {
  const files = new Map<string, Promise<string>>();
  function read(address: string) {
    const file = files.get(address) ?? toDataUrl(address);
    files.set(address, file);
    return file;
  }
  return {
    /** The rules of the fonts that draw a part, with the files as data URLs, for a document that may load nothing. */
    async cssOf(part: HTMLElement): Promise<string> {
      const families = familiesIn(part);
      // Contents of pseudo-elements are Latin or none.
      const text = `${part.textContent ?? ''} …`;
      const rules = loadedRules().filter(
        ({ family, range }) => families.has(unquoted(family)) && includesAny(range, text),
      );
      const texts = rules.map(async ({ css, file, base }) => {
        if (file === undefined) return '';
        const inside = await read(new URL(file, base).href);
        return css.replace(/url\("?[^")]+"?\)/, `url("${inside}")`);
      });
      return (await Promise.all(texts)).join('\n');
    },
  };
}

export type FontReader = ReturnType<typeof createFontReader>;

/** Whether a `unicode-range`, for instance `U+0000-00FF, U+0131, U+4??`, has a character of a text. A blank one has all. */
export function includesAny(range: string, text: string): boolean {
  const ranges = range.split(',').flatMap((part) => readRange(part.trim()) ?? []);
  if (ranges.length === 0) return true;
  return [...new Set(text)].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}

function readRange(part: string): [first: number, last: number][] | undefined {
  const [, first, last] = /^U\+([0-9A-F?]+)(?:-([0-9A-F]+))?$/i.exec(part) ?? [];
  if (first === undefined) return undefined;
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  return [[from, Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)]];
}
