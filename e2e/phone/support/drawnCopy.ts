/** The box of an element or of a line of text, in CSS px from the corner of its drawing. */
export type Measured = { name: string; box: [left: number, top: number, width: number, height: number] };

/**
 * Everything that drawings show: each element with its box and each text with its lines, in order. Runs in the page, so
 * it uses nothing from outside. Empty parts have no box; the inside of an icon is drawn with it.
 */
export function measureDrawings(drawings: (Element | SVGElement)[]): Measured[][] {
  return drawings.map((root) => {
    const from = root.getBoundingClientRect();
    const boxOf = ({ left, top, width, height }: DOMRect): Measured['box'] => [
      left - from.left,
      top - from.top,
      width,
      height,
    ];
    const measureElement = (element: Element): Measured[] => {
      const box = element.getBoundingClientRect();
      const { namespaceURI, localName } = element;
      const isInIcon = namespaceURI === 'http://www.w3.org/2000/svg' && localName !== 'svg';
      if ((box.width === 0 && box.height === 0) || isInIcon) return [];
      const isCut =
        getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      // The first frame of a moving picture is a canvas on the screen and a picture in the copy.
      const tag = localName === 'canvas' ? 'img' : localName;
      return [{ name: `<${tag}>${isCut ? ' …' : ''}`, box: boxOf(box) }];
    };
    // Neighbours become one text when a copy is read again, so they are measured as one.
    const measureText = (first: Node): Measured[] => {
      if (first.previousSibling?.nodeType === Node.TEXT_NODE) return [];
      let last = first;
      while (last.nextSibling?.nodeType === Node.TEXT_NODE) last = last.nextSibling;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const text = range.toString();
      if (text.trim() === '') return [];
      // One box a line: neighbours that share a line are joined.
      const lines: Measured['box'][] = [];
      for (const piece of range.getClientRects()) {
        const box = boxOf(piece);
        const line = lines.find(([, top]) => Math.abs(top - box[1]) < 2);
        if (!line) lines.push(box);
        else {
          const right = Math.max(line[0] + line[2], box[0] + box[2]);
          line[0] = Math.min(line[0], box[0]);
          line[2] = right - line[0];
        }
      }
      return lines.map((box) => ({ name: text, box }));
    };
    const parts: Measured[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      parts.push(...(node instanceof Element ? measureElement(node) : measureText(node)));
    return parts;
  });
}

/** The parts of a copy that are missing, others, or more than a pixel away from those of the screen. */
export function differencesOf(screen: readonly Measured[], copy: readonly Measured[]): string[] {
  const count = Math.max(screen.length, copy.length);
  return Array.from({ length: count }, (_, index) => [screen[index], copy[index]] as const).flatMap(
    ([shown, drawn]) => {
      const isSame =
        shown?.name === drawn?.name &&
        shown?.box.every((length, side) => Math.abs(length - (drawn?.box[side] ?? Number.NaN)) <= 1);
      return isSame ? [] : [`${describe(shown)} became ${describe(drawn)}`];
    },
  );
}

const describe = (part: Measured | undefined) =>
  part ? `${part.name.slice(0, 60)} at ${part.box.map((length) => length.toFixed(1)).join(', ')}` : 'nothing';
