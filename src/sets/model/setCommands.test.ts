import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openEditor } from '../../editor/openEditor';
import { sheetOf, takeSheet, withLeftOut, withoutRow } from '../../exchange/sets/planSheet';
import { isSame } from '../../lib/values';
import { cardsPath } from '../../schema/draft/cards';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { memberKey, membersOf, newSet, type SetSheet, type TemplateSet } from '../../schema/draft/set';
import { createMemberMaker } from '../../schema/sets/makeMembers';
import { keyOfField } from '../../schema/sets/setFields';
import {
  changeSet,
  withCell,
  withoutSheet,
  withOwnText,
  withTranslation,
  withUntranslated,
} from './setCommands';

/** Texts by card, whose token stays the same wherever the card moves. */
type Texts = Readonly<Record<number, string>>;
type Own = Readonly<Record<string, Texts>>;
type Cells = { branch: string; city: string; offer: string };
/** `own`: what the row says itself in each language. */
type Row = Cells & { own: Own };

/** What the set should say, by an own count. */
type Expected = {
  cards: readonly { token: number; title: string }[];
  languages: readonly { tag: string; texts: Texts }[];
  untranslated: readonly number[];
  rows: readonly Row[];
  leftOut: readonly Row[];
  hasSheet: boolean;
  /** What the members without rows say themselves. */
  own: Own;
};

const text = fc
  .tuple(
    fc
      .string({ minLength: 1, maxLength: 6, unit: 'grapheme' })
      .filter((part) => !/[{}]/.test(part) && part.trim() === part),
    fc.constantFrom('', ' in {{Branch}}', ' {{ city }}!'),
  )
  .map(([part, value]) => `t${part}${value}`);
const cells = fc.record<Cells>({
  branch: fc.constantFrom('a', 'b', 'c', 'd'),
  city: fc.constantFrom('', 'Pune', 'Goa'),
  offer: fc.constantFrom('', 'Half price in {{City}}'),
});
const step = fc.record({
  kind: fc.constantFrom(
    ...(['write', 'remove', 'move', 'add', 'add language', 'remove language', 'translate', 'keep'] as const),
    ...(['newer sheet', 'newer sheet', 'remove rows', 'cell', 'leave out', 'use again'] as const),
    ...(['own', 'own', 'blank', 'take back', 'undo', 'undo', 'redo'] as const),
  ),
  at: fc.nat(5),
  to: fc.nat(5),
  row: fc.nat(3),
  language: fc.constantFrom('en', 'hi', 'de'),
  text,
  sheet: fc.uniqueArray(cells, { selector: ({ branch }) => branch, minLength: 1, maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

// The picture says which card it is, whatever its title becomes.
const cardOf = (token: number, title: string): CardContentDraft => ({
  title,
  media: { height: 'MEDIUM', contentInfo: { fileUrl: `https://shop.example/${token}.jpg` } },
  suggestions: [{ reply: { text: `Buy ${token}` } }],
});
const carousel = (cardContents: readonly CardContentDraft[]): TemplateDraft => ({
  name: 'sale',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [...cardContents] } } },
});
const cardsIn = ({ component }: TemplateDraft) => component.richCard?.carouselCard?.cardContents ?? [];

/** A text with the values of a row. */
const fill = (title: string, row: Row | undefined) =>
  row
    ? title.replace(/\{\{ ?(branch|city) ?\}\}/gi, (_whole, name: string) =>
        name.toLowerCase() === 'city' ? row.city : row.branch,
      )
    : title;

/** The titles of all members: their own words, else those of the language, of the row, of the source. */
function titlesOf({ cards, languages, untranslated, rows, own: alone }: Expected) {
  return (rows.length > 0 ? rows : [undefined]).flatMap((row) =>
    [{ tag: 'en', texts: {} as Texts }, ...languages].map(({ tag, texts }) =>
      cards.map(({ token, title }) => {
        const own = (row?.own ?? alone)[tag]?.[token];
        const translated = untranslated.includes(token) ? undefined : texts[token];
        const ofRow = (token === 0 && row?.offer) || undefined;
        return fill(own ?? translated ?? ofRow ?? title, row) || undefined;
      }),
    ),
  );
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string | number) {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== String(key)));
}

function run(steps: readonly Step[]) {
  let count = 0;
  const first = [0, 1, 2].map((token) => ({ token, title: `Title ${token}` }));
  const editor = openEditor({
    draft: carousel(first.map(({ token, title }) => cardOf(token, title))),
    set: newSet('en'),
  });
  const stateNow = () => editor.document.getState();
  const setNow = () => stateNow().set ?? newSet('en');
  const keyAt = (at: number) => keyOfField([...cardsPath.split('.'), at, 'title'], stateNow().entries);
  const columns: SetSheet['columns'] = [
    { id: 'c0', name: 'Branch', use: { kind: 'value' } },
    { id: 'c1', name: 'City', use: { kind: 'value' } },
    { id: 'c2', name: 'Offer', use: { kind: 'field', field: keyAt(0) } },
  ];
  let now: Expected = {
    cards: first,
    languages: [],
    untranslated: [],
    rows: [],
    leftOut: [],
    hasSheet: false,
    own: {},
  };
  let past: { expected: Expected; state: object }[] = [];
  let future: Expected[] = [];

  const writeCards = (cards: Expected['cards']) =>
    editor.document.dispatch({
      origin: 'command',
      label: `step ${count}`,
      apply: ({ draft, stash }) => {
        const byPicture = new Map(
          cardsIn(draft).map((card) => [card.media?.contentInfo?.fileUrl, card] as const),
        );
        const next = cards.map(({ token, title }) => {
          const fresh = cardOf(token, title);
          return { ...(byPicture.get(fresh.media?.contentInfo?.fileUrl) ?? fresh), title };
        });
        return { draft: { ...draft, component: carousel(next).component }, stash };
      },
    });
  const write = (change: (set: TemplateSet) => TemplateSet) =>
    changeSet(editor, { label: `step ${count}`, merges: true, change });

  /** What a step should make of the set, and what makes it; undefined if the step has nothing to do. */
  function plan({ kind, at: card, to, row: rowAt, language, text: written, sheet }: Step) {
    const { cards, languages, untranslated, rows, leftOut, hasSheet, own } = now;
    const at = card % cards.length;
    const { token = 0 } = cards[at] ?? {};
    const known = languages.find(({ tag }) => tag === language);
    const row = rows[rowAt % Math.max(1, rows.length)];
    const rowId = row && setNow().sheet?.rows[rows.indexOf(row)]?.id;
    const replaced = (next: Row) => rows.map((one) => (one === row ? next : one));
    const others = cards.toSpliced(at, 1);
    const withCards = (next: Expected['cards']) => [{ ...now, cards: next }, () => writeCards(next)] as const;
    const withOwn = (ownText: string | undefined) => {
      const before = row?.own ?? own;
      const texts = before[language] ?? {};
      const next = ownText === undefined ? without(texts, token) : { ...texts, [token]: ownText };
      const all = { ...before, [language]: next };
      const act = () => write((set) => withOwnText(set, memberKey(language, rowId), keyAt(at), ownText));
      return [row ? { ...now, rows: replaced({ ...row, own: all }) } : { ...now, own: all }, act] as const;
    };
    switch (kind) {
      case 'write':
        return withCards(cards.with(at, { token, title: written }));
      case 'remove':
        return cards.length > 1 ? withCards(others) : undefined;
      case 'move':
        return withCards(others.toSpliced(to % cards.length, 0, ...cards.slice(at, at + 1)));
      case 'add':
        return withCards(cards.toSpliced(at, 0, { token: 10 + count, title: written }));
      case 'add language':
        if (known || language === 'en') return undefined;
        return [
          { ...now, languages: [...languages, { tag: language, texts: {} }] },
          () => write((set) => ({ ...set, languages: [...set.languages, { tag: language, texts: {} }] })),
        ] as const;
      case 'remove language':
        return [
          { ...now, languages: languages.filter((one) => one !== known) },
          () => write((set) => ({ ...set, languages: set.languages.filter(({ tag }) => tag !== language) })),
        ] as const;
      case 'translate': {
        if (!known) return undefined;
        const next = { tag: language, texts: { ...known.texts, [token]: written } };
        return [
          { ...now, languages: languages.map((one) => (one === known ? next : one)) },
          // Typed letter by letter, and one step to undo.
          () => {
            for (const part of [written.slice(0, 1), written])
              write((set) => withTranslation(set, language, keyAt(at), { text: part, source: '' }));
          },
        ] as const;
      }
      case 'keep': {
        const isKept = untranslated.includes(token);
        return [
          {
            ...now,
            untranslated: isKept ? untranslated.filter((one) => one !== token) : [...untranslated, token],
          },
          () => write((set) => withUntranslated(set, keyAt(at), !isKept)),
        ] as const;
      }
      case 'newer sheet': {
        const says = (one: Row, other: Cells) =>
          one.branch === other.branch && one.city === other.city && one.offer === other.offer;
        const taken = sheet.map((read) => {
          const same = rows.find(({ branch }) => branch === read.branch);
          const left = same ? undefined : leftOut.find((one) => says(one, read));
          return { isLeft: left !== undefined, row: { own: {}, ...(same ?? left), ...read } };
        });
        const read = sheet.map(({ branch, city, offer }) => [branch, city, offer]);
        const headings = columns.map(({ name }) => name);
        return [
          {
            ...now,
            hasSheet: true,
            rows: taken.filter(({ isLeft }) => !isLeft).map((one) => one.row),
            leftOut: taken.filter(({ isLeft }) => isLeft).map((one) => one.row),
          },
          () => {
            const file = { file: `${count}.csv`, headings, rows: read };
            let id = 0;
            const makeId = () => `step${count}-${(id += 1)}`;
            write((set) => ({ ...set, sheet: takeSheet(sheetOf(file, columns), set.sheet, makeId).sheet }));
          },
        ] as const;
      }
      case 'remove rows':
        return [{ ...now, hasSheet: false, rows: [], leftOut: [] }, () => write(withoutSheet)] as const;
      case 'cell': {
        if (!row || rowId === undefined) return undefined;
        const isBranch = to === 0;
        const value = isBranch ? `branch ${count}` : `City ${to}`;
        return [
          { ...now, rows: replaced({ ...row, [isBranch ? 'branch' : 'city']: value }) },
          () => write((set) => withCell(set, rowId, isBranch ? 'c0' : 'c1', value)),
        ] as const;
      }
      case 'leave out':
        if (!row || rowId === undefined) return undefined;
        return [
          { ...now, rows: rows.filter((one) => one !== row), leftOut: [...leftOut, row] },
          () => write((set) => withoutRow(set, rowId)),
        ] as const;
      case 'use again':
        if (!hasSheet) return undefined;
        return [{ ...now, rows: [...rows, ...leftOut], leftOut: [] }, () => write(withLeftOut)] as const;
      case 'own':
        return withOwn(written);
      case 'blank':
        return withOwn('');
      case 'take back':
        return withOwn(undefined);
      default:
        return undefined;
    }
  }

  function stateToKeep() {
    const { draft, set, entries } = stateNow();
    return { draft, set, entries };
  }
  for (const one of steps) {
    count += 1;
    if (one.kind === 'undo') {
      editor.history.undo();
      const before = past.at(-1);
      if (before) {
        [past, future] = [past.slice(0, -1), [now, ...future]];
        now = before.expected;
        expect(stateToKeep()).toEqual(before.state);
      }
    } else if (one.kind === 'redo') {
      const next = future[0];
      if (next) {
        past = [...past, { expected: now, state: stateToKeep() }];
        [now, future] = [next, future.slice(1)];
      }
      editor.history.redo();
    } else {
      const [next, act] = plan(one) ?? [];
      if (!next || !act) continue;
      const state = stateToKeep();
      act();
      if (!isSame(state, stateToKeep())) {
        past = [...past, { expected: now, state }];
        future = [];
      }
      now = next;
    }
    const { draft, entries } = stateNow();
    const set = setNow();
    const make = createMemberMaker({ draft, entries, set });
    expect(membersOf(set).map((member) => cardsIn(make(member)).map(({ title }) => title))).toEqual(
      titlesOf(now),
    );
  }
}

test('whatever is written, moved, translated, taken from sheets, left out and undone, each member says its own words, else those of its language, its row, the source', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => run(steps)),
    { numRuns: 300 },
  );
});
