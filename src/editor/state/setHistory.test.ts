import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsPath } from '../../schema/draft/cards';
import { newSet, type TemplateSet } from '../../schema/draft/set';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { createMemberMaker } from '../../schema/sets/makeMembers';
import { keyOfField } from '../../schema/sets/setFields';
import { openEditor } from '../openEditor';

const languages = ['hi', 'de'];

/** What the set should say, by an own count: the cards in their order, and the titles of each language by card. */
type Expected = {
  cards: readonly { token: number; title: string }[];
  texts: Readonly<Record<string, Readonly<Record<number, string>>>>;
};

type Step =
  | { kind: 'write' | 'remove'; card: number; text: string }
  | { kind: 'translate'; card: number; language: string; text: string }
  | { kind: 'move'; card: number; to: number }
  | { kind: 'add'; card: number; text: string }
  | { kind: 'undo' | 'redo' };

const card = fc.nat(5);
const text = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map((part) => `t${part}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), card, text }),
  fc.record({ kind: fc.constant('remove' as const), card, text }),
  fc.record({ kind: fc.constant('translate' as const), card, language: fc.constantFrom(...languages), text }),
  fc.record({ kind: fc.constant('move' as const), card, to: card }),
  fc.record({ kind: fc.constant('add' as const), card, text }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

// The picture says which card it is, whatever its title becomes.
const cardOf = (token: number, title: string): CardContentDraft => ({
  title,
  media: { height: 'MEDIUM', contentInfo: { fileUrl: `https://shop.example/${token}.jpg` } },
  suggestions: [{ reply: { text: `Buy ${token}` } }],
});
const carousel = (cardContents: CardContentDraft[]): TemplateDraft => ({
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});

const insert = <Value>(list: readonly Value[], at: number, value: Value) => [
  ...list.slice(0, at),
  value,
  ...list.slice(at),
];

function run(steps: readonly Step[]) {
  let tokens = 3;
  const first = [0, 1, 2].map((token) => ({ token, title: `Title ${token}` }));
  const set: TemplateSet = { ...newSet('en'), languages: languages.map((tag) => ({ tag, texts: {} })) };
  const editor = openEditor({ draft: carousel(first.map(({ token, title }) => cardOf(token, title))), set });
  let past: Expected[] = [];
  let future: Expected[] = [];
  let now: Expected = { cards: first, texts: {} };
  let count = 0;

  const cardsNow = () =>
    editor.document.getState().draft.component.richCard?.carouselCard?.cardContents ?? [];
  function change(
    next: Expected,
    apply: (
      cards: CardContentDraft[],
      before: TemplateSet,
    ) => Partial<{ cards: CardContentDraft[]; set: TemplateSet }>,
  ) {
    past = [...past, now];
    future = [];
    now = next;
    count += 1;
    editor.document.dispatch({
      origin: 'command',
      label: `step ${count}`,
      apply: ({ draft, stash, set: before = set }) => {
        const { cards = cardsNow(), set: after = before } = apply([...cardsNow()], before);
        return { draft: { ...draft, ...carousel(cards) }, stash, set: after };
      },
    });
  }

  for (const one of steps) {
    const { cards, texts } = now;
    const at = 'card' in one ? one.card % Math.max(1, cards.length) : 0;
    const known = cards[at];
    if (one.kind === 'undo' || one.kind === 'redo') {
      editor.history[one.kind]();
      const next = one.kind === 'undo' ? past.at(-1) : future[0];
      if (next) {
        if (one.kind === 'undo') [past, future] = [past.slice(0, -1), [now, ...future]];
        else [past, future] = [[...past, now], future.slice(1)];
        now = next;
      }
    } else if (one.kind === 'add') {
      const token = tokens;
      tokens += 1;
      change({ cards: insert(cards, at, { token, title: one.text }), texts }, (list) => ({
        cards: insert(list, at, cardOf(token, one.text)),
      }));
    } else if (known && one.kind === 'write' && known.title !== one.text)
      change(
        { cards: cards.map((each) => (each === known ? { ...each, title: one.text } : each)), texts },
        (list) => ({
          cards: list.map((each, index) => (index === at ? { ...each, title: one.text } : each)),
        }),
      );
    else if (known && one.kind === 'remove' && cards.length > 1)
      change({ cards: cards.filter((each) => each !== known), texts }, (list) => ({
        cards: list.filter((_each, index) => index !== at),
      }));
    else if (known && one.kind === 'move' && one.to % cards.length !== at) {
      const to = one.to % cards.length;
      const rest = cards.filter((each) => each !== known);
      change({ cards: insert(rest, to, known), texts }, (list) => {
        const moved = list[at] ?? {};
        return {
          cards: insert(
            list.filter((_each, index) => index !== at),
            to,
            moved,
          ),
        };
      });
    } else if (known && one.kind === 'translate' && texts[one.language]?.[known.token] !== one.text)
      change(
        { cards, texts: { ...texts, [one.language]: { ...texts[one.language], [known.token]: one.text } } },
        (_list, before) => {
          const key = keyOfField([...cardsPath.split('.'), at, 'title'], editor.document.getState().entries);
          const source = known.title;
          return {
            set: {
              ...before,
              languages: before.languages.map((language) =>
                language.tag === one.language
                  ? { ...language, texts: { ...language.texts, [key]: { text: one.text, source } } }
                  : language,
              ),
            },
          };
        },
      );

    const state = editor.document.getState();
    const make = createMemberMaker({ ...state, set: state.set ?? set });
    for (const language of ['en', ...languages]) {
      const body = make({ key: language, language });
      const titles = body.component.richCard?.carouselCard?.cardContents?.map(({ title }) => title);
      expect(titles).toEqual(now.cards.map(({ token, title }) => now.texts[language]?.[token] ?? title));
    }
  }
}

test('whatever is written, moved, removed and undone, each language says its own words, else those of the source', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => run(steps)),
    { numRuns: 150 },
  );
});
