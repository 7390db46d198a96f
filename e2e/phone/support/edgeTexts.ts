import * as fc from 'fast-check';
import type { CardContentDraft, TemplateDraft } from '../../../src/schema/draft/draft';

/** Letters and words of six scripts. */
const scripts = {
  Latin: ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!&'.split(''), ' ', ' '].flat(),
  Devanagari: ['अभी', 'खरीदें', 'नमस्ते', 'दुकान', 'के', 'लिए', 'फ़ोन', 'करें', 'देखें', ' ', ' ', 'क', 'म', 'ा'],
  Arabic: ['تسوق', 'الآن', 'اتصل', 'بنا', 'شكرا', 'عرض', 'كل', ' ', ' ', 'م', 'و', 'ل'],
  Hebrew: ['שלום', 'תודה', 'קנו', 'עכשיו', 'ל', 'ם', 'ש', ' ', ' '],
  Thai: ['ดู', 'ทั้งหมด', 'สนใจ', 'ซื้อ', 'เลย', 'ร้าน', 'น', 'ม', ' '],
  emoji: ['🎉', '👍', '🛍️', '👨‍👩‍👧', '1', 'i', ' ', '.'],
} satisfies Record<string, readonly string[]>;
export type Script = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as Script[];

/** Texts of a script that a label may have, of any width; the same in each run. */
export function textsOf(script: Script): string[] {
  const text = fc
    .array(fc.constantFrom(...scripts[script]), { minLength: 1, maxLength: 25, size: 'max' })
    .map((parts) => {
      const kept = parts
        .map((_, index) => parts.slice(0, index + 1).join(''))
        .filter((one) => one.length <= 25);
      return (kept.at(-1) ?? '').replaceAll(/\s+/g, ' ').trim();
    });
  return [...new Set(fc.sample(text, { numRuns: 900, seed: 5 }))].filter((one) => one !== '');
}

/** Texts that end within 2 px of the edge of a part, by the part. */
export type EdgeTexts = Record<'reply' | 'dial' | 'description', string[]>;

const reply = (text: string) => ({ reply: { text } });
const dial = (text: string) => ({ action: { text, dialAction: { phoneNumber: '+15551234567' } } });

const carousel = (cardWidth: 'SMALL' | 'MEDIUM', cardContents: CardContentDraft[]): TemplateDraft => ({
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth, cardContents } } },
});

/** Six lines on an iPhone as long as the last one fits. */
const sixLines = (last: string) => `1\n2\n3\n4\n${last}`;

/** A template whose parts are all as wide as their room. */
export function widestTemplate(cardWidth: 'SMALL' | 'MEDIUM'): TemplateDraft {
  const wide = 'W'.repeat(25);
  const card = { title: 'Edge', description: sixLines(wide), suggestions: [reply(wide), dial(wide)] };
  return carousel(cardWidth, [card, card]);
}

const one = (texts: readonly string[], index: number) => texts[index % texts.length] ?? 'x';

/** A carousel of such texts, a card for each script. Each `turn` has other ones. */
export function edgeTemplate(
  cardWidth: 'SMALL' | 'MEDIUM',
  edgeTexts: readonly EdgeTexts[],
  turn: number,
): TemplateDraft {
  return carousel(
    cardWidth,
    edgeTexts.map(({ reply: replies, dial: dials, description }) => ({
      title: 'Edge',
      description: sixLines(one(description, turn)),
      suggestions: [
        reply(one(replies, 2 * turn)),
        dial(one(dials, 2 * turn)),
        reply(one(replies, 2 * turn + 1)),
        dial(one(dials, 2 * turn + 1)),
      ],
    })),
  );
}

/**
 * Runs in the page. Of the texts of each script those that end within 2 px of the edge of a part on one of the drawn phones, by
 * copies of the parts of the widest template.
 */
export function findEdgeTexts(textsByScript: string[][]): EdgeTexts[] {
  const found = textsByScript.map((): EdgeTexts => ({ reply: [], dial: [], description: [] }));
  for (const phone of document.querySelectorAll('[data-part=phone]')) {
    for (const [name, path] of [
      ['reply', 'suggestions.0'],
      ['dial', 'suggestions.1'],
      ['description', 'description'],
    ] as const) {
      const part = phone.querySelector<HTMLElement>(`[data-path$="cardContents.0.${path}"]`);
      const box = name === 'description' ? part : part?.querySelector<HTMLElement>('[dir=auto]');
      if (!box) throw new Error(`The ${name} is not drawn.`);
      const room = box.getBoundingClientRect().width;
      const copy = box.cloneNode() as HTMLElement;
      Object.assign(copy.style, { position: 'absolute', display: 'block', inlineSize: 'max-content' });
      box.parentElement?.append(copy);
      for (const [script, texts] of textsByScript.entries()) {
        for (const text of texts) {
          copy.textContent = text;
          if (Math.abs(copy.getBoundingClientRect().width - room) <= 2) found[script]?.[name].push(text);
        }
      }
      copy.remove();
    }
  }
  return found;
}
