/** What a drawn phone loses of a part: neither letters nor picture are named where the whole part is gone. */
export type Loss = {
  path: string;
  letters?: { seen: number; of: number };
  picture?: { hidden: number; ratio: number };
};

/**
 * Runs in the page. What a drawn phone loses, measured without the code of the page: letters by the boxes that Chromium
 * makes of them (in a run that it cuts, a letter that is seen has two; what stands before that run is seen), pictures by
 * their areas.
 */
export function measureLoss(phone: Element): Loss[] {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

  function drawnLetters(box: HTMLElement) {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.flatMap((node) =>
      [...graphemes.segment(node.data)].map(({ segment, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        return { segment, boxes: [...range.getClientRects()] };
      }),
    );
  }
  /** How wide some text is in a copy of its box that has all the room it needs. */
  // The page gets this function alone.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function naturalWidth(box: HTMLElement, text: string): number {
    const copy = box.cloneNode() as HTMLElement;
    copy.textContent = text;
    Object.assign(copy.style, { position: 'absolute', display: 'block', inlineSize: 'max-content' });
    box.parentElement?.append(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  }
  function lostLetters(box: HTMLElement): { seen: number; of: number } {
    const letters = drawnLetters(box);
    const { left, right, bottom } = box.getBoundingClientRect();
    const shown = letters.filter(({ boxes: [first] }) => first !== undefined && first.top < bottom - 1);
    const lowest = Math.max(...shown.map(({ boxes: [first] }) => Math.round(first?.top ?? 0)));
    const line = shown.filter(({ boxes: [first] }) => Math.round(first?.top ?? 0) === lowest);
    const words = line.slice(0, line.findLastIndex(({ segment }) => segment.trim() !== '') + 1);
    const edges = (some: typeof line) =>
      some.flatMap(({ boxes: [first] }) => (first ? [{ left: first.left, right: first.right }] : []));
    const doubled = edges(words.filter(({ boxes }) => boxes.length > 1));
    const isMirrored = getComputedStyle(box).direction === 'rtl';
    /** The sign of the cut. */
    const sign = naturalWidth(box, '…');
    const all = edges(words);
    const fits = isMirrored
      ? Math.min(...all.map((edge) => edge.left)) >= left + sign
      : Math.max(...all.map((edge) => edge.right)) <= right - sign;
    const isCutInside = doubled.length > 0;
    const from = isCutInside ? Math.min(...doubled.map((edge) => edge.left)) : left + sign;
    const to = isCutInside ? Math.max(...doubled.map((edge) => edge.right)) : right - sign;
    const isSeen = ({ boxes: [first] }: (typeof line)[number]) =>
      first !== undefined && (isMirrored ? first.left >= from - 0.01 : first.right <= to + 0.01);
    const before = shown.filter((letter) => !line.includes(letter));
    const seen = [...before, ...(fits && !isCutInside ? words : words.filter(isSeen))];
    const count = (some: typeof letters) =>
      [
        ...graphemes.segment(
          some
            .map(({ segment }) => segment)
            .join('')
            .trimEnd(),
        ),
      ].length;
    return { seen: count(seen), of: count(letters) };
  }
  const losses: Loss[] = [];
  for (const part of phone.querySelectorAll<HTMLElement>('[data-path]')) {
    const path = part.dataset.path ?? '';
    const isButton = /suggestions\.\d+$/.test(path);
    if (isButton || /\.(?:title|description)$/.test(path)) {
      const label = isButton ? part.querySelector<HTMLElement>('[dir=auto]') : part;
      if (!part.checkVisibility()) losses.push({ path });
      else if (label) {
        const letters = lostLetters(label);
        // Whole px would miss what is cut by less than one; the text of a label is one line.
        const isCut = isButton
          ? naturalWidth(label, label.textContent) > label.getBoundingClientRect().width + 0.01
          : label.scrollHeight > label.clientHeight + 1;
        if (isCut && letters.seen < letters.of) losses.push({ path, letters });
      }
    }
    const picture = path.endsWith('.media') ? part.querySelector('img') : null;
    if (picture) {
      const { naturalWidth: width, naturalHeight: height } = picture;
      const box = part.getBoundingClientRect();
      const scale = Math.max(box.width / width, box.height / height);
      const hidden = 1 - (box.width * box.height) / (width * scale * (height * scale));
      if (hidden >= 0.2) losses.push({ path, picture: { hidden, ratio: width / height } });
    }
  }
  return losses;
}

const number = (value: number) => value.toLocaleString('en-US');

/** A loss as the page has to say it. */
export function lossInWords({ path, letters, picture }: Loss): string {
  const card = /cardContents\.(\d+)/.exec(path)?.[1];
  const button = /suggestions\.(\d+)/.exec(path)?.[1];
  const part = /\.(title|description|media)$/.exec(path)?.[1] ?? '';
  const place = [
    ...(path.includes('richCard') ? [card === undefined ? 'Card' : `Card ${Number(card) + 1}`] : []),
    ...(button === undefined ? [] : [`Button ${Number(button) + 1}`]),
    ...({ title: ['Title'], description: ['Description'], media: ['Picture › Picture link'] }[part] ?? []),
  ].join(' › ');
  if (picture) {
    const { hidden, ratio } = picture;
    const form = ratio > 1.05 ? 'landscape' : ratio < 0.95 ? 'portrait' : 'square';
    return `${place}: ${Math.round(hidden * 100)}% of this ${form} picture is cut off.`;
  }
  const ordinal = ['first', 'second', 'third', 'fourth'][Number(button)];
  const thing =
    button === undefined
      ? `the ${part}`
      : ordinal === undefined
        ? `button ${Number(button) + 1}`
        : `the ${ordinal} button`;
  if (letters)
    return `${place}: only ${number(letters.seen)} of ${number(letters.of)} characters of ${thing} fit.`;
  return `${place}: ${thing} is missing.`;
}
