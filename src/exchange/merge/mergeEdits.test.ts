import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import { putAt } from '../../lib/path';
import { cardsOf, carouselCardsOf, withCards } from '../../schema/draft/cards';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { matchEntries } from '../../schema/entries/matchEntries';
import { chooseValue, isPlaced, mergeEdits, pathOfConflict, type SharedDraft } from './mergeEdits';

const HISTORIES = isFull ? 10_000 : 300;

let made = 0;
const makeId = () => `id${(made += 1)}`;

function shared(template: TemplateDraft, more: Partial<SharedDraft> = {}): SharedDraft {
  return {
    template,
    entries: matchEntries(undefined, template, makeId),
    stash: {},
    sendings: [],
    conflicts: [],
    createdAt: 1,
    changedAt: 1,
    ...more,
  };
}

/** The draft after an edit, as the page has it: the identities follow the content. */
function edited(draft: SharedDraft, change: (template: TemplateDraft) => TemplateDraft): SharedDraft {
  const template = change(draft.template);
  const entries = matchEntries(draft, template, makeId);
  return {
    ...draft,
    template,
    entries,
    conflicts: draft.conflicts.filter((one) => isPlaced(one, { entries })),
  };
}

const set = (path: string, value: unknown) => (template: TemplateDraft) => putAt(template, path, value);

const people = {
  mine: { name: 'Asha', device: 'a' },
  theirs: { name: 'Ben', device: 'b' },
};
const merge = (base: SharedDraft, mine: SharedDraft, theirs: SharedDraft) =>
  mergeEdits({ base, mine, theirs, by: people, at: 5, makeId });

const reply = (text: string): SuggestionDraft => ({ reply: { text, postbackData: text } });
const card = (title: string, ...buttons: string[]): CardContentDraft => ({
  title,
  description: `About ${title}`,
  suggestions: buttons.map(reply),
});
const carousel = (...cards: CardContentDraft[]): TemplateDraft => ({
  name: 'offers',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: cards } } },
});
const cards = 'component.richCard.carouselCard.cardContents';
const phoneOf = (index: number) => `${cards}.${index}.suggestions.1#dialAction`;
const start = () => shared(carousel(card('One', 'A', 'B'), card('Two', 'C'), card('Three')));
const titles = ({ template }: SharedDraft) => cardsOf(template).map(({ title }) => title);

const moveFirst = (template: TemplateDraft) => {
  const [first, ...rest] = carouselCardsOf(template);
  return withCards(template, first ? [...rest, first] : rest);
};
const add = (title: string) => (template: TemplateDraft) =>
  withCards(template, [...carouselCardsOf(template), card(title)]);

describe('two people', () => {
  test('who fill different fields keep both', () => {
    const base = start();
    const merged = merge(
      base,
      edited(base, set(`${cards}.0.title`, 'First')),
      edited(base, set(`${cards}.0.description`, 'New words')),
    );
    expect(cardsOf(merged.template)[0]).toMatchObject({ title: 'First', description: 'New words' });
    expect(merged.conflicts).toEqual([]);
  });

  test('who change one field have a conflict that names both, and the text under the caret stays', () => {
    const base = start();
    const merged = merge(
      base,
      edited(base, set(`${cards}.1.title`, 'Mine')),
      edited(base, set(`${cards}.1.title`, 'Theirs')),
    );
    expect(titles(merged)).toEqual(['One', 'Mine', 'Three']);
    const [conflict] = merged.conflicts;
    expect(conflict).toMatchObject({
      kept: { name: 'Asha' },
      other: { name: 'Ben', value: 'Theirs', at: 5 },
    });
    if (!conflict) throw new Error('There is no conflict.');
    expect(pathOfConflict(conflict, merged)).toBe(`${cards}.1.title`);
    expect(titles(chooseValue(merged, conflict, 'other'))).toEqual(['One', 'Theirs', 'Three']);
    expect(chooseValue(merged, conflict, 'kept')).toMatchObject({ conflicts: [], template: merged.template });
  });

  test('of whom one moves a card that the other edits keep both, and a conflict moves with its card', () => {
    const base = start();
    const moved = edited(edited(base, set(`${cards}.0.title`, 'Uno')), moveFirst);
    const merged = merge(base, moved, edited(base, set(`${cards}.0.title`, 'First')));
    expect(titles(merged)).toEqual(['Two', 'Three', 'Uno']);
    const [conflict] = merged.conflicts;
    expect(conflict && pathOfConflict(conflict, merged)).toBe(`${cards}.2.title`);
  });

  test('who both add a card keep both', () => {
    const base = start();
    expect(titles(merge(base, edited(base, add('Mine')), edited(base, add('Theirs'))))).toEqual([
      'One',
      'Two',
      'Three',
      'Theirs',
      'Mine',
    ]);
  });

  test.each(['mine', 'theirs'] as const)(
    'a deleted card comes back if the other side changed it (%s)',
    (side) => {
      const base = start();
      const gone = edited(base, (template) => withCards(template, carouselCardsOf(template).slice(1)));
      const changed = edited(base, set(`${cards}.0.suggestions.1.reply.text`, 'New'));
      const merged = side === 'mine' ? merge(base, gone, changed) : merge(base, changed, gone);
      expect(titles(merged)).toEqual(['One', 'Two', 'Three']);
      expect(JSON.stringify(merged.template)).toContain('New');
    },
  );

  test('a deleted card that nobody changed is gone', () => {
    const base = start();
    const gone = edited(base, (template) => withCards(template, carouselCardsOf(template).slice(1)));
    expect(titles(merge(base, gone, edited(base, set('name', 'sale'))))).toEqual(['Two', 'Three']);
  });

  test('of whom one changes the type and the other the content choose between two messages', () => {
    const base = shared({ name: 'x', type: 'text_message', component: { text: 'Hello' } });
    const mine = edited(base, () => ({ ...carousel(card('One'), card('Two')), name: 'x' }));
    const merged = merge(base, mine, edited(base, set('component.text', 'Hello you')));
    expect(merged.template).toEqual(mine.template);
    const [conflict] = merged.conflicts;
    expect(conflict && chooseValue(merged, conflict, 'other').template).toEqual({
      name: 'x',
      type: 'text_message',
      component: { text: 'Hello you' },
    });
  });

  test('of whom one changes the kind of a button and the other its text choose between two buttons', () => {
    const base = start();
    const dial = { action: { text: 'A', postbackData: 'A', dialAction: { phoneNumber: '+4712345678' } } };
    const merged = merge(
      base,
      edited(base, set(`${cards}.0.suggestions.0`, dial)),
      edited(base, set(`${cards}.0.suggestions.0.reply.text`, 'Ahoy')),
    );
    expect(cardsOf(merged.template)[0]?.suggestions?.[0]).toEqual(dial);
    expect(merged.conflicts[0]?.other.value).toEqual({ reply: { text: 'Ahoy', postbackData: 'A' } });
  });

  test('what is beside the template is merged by its keys', () => {
    const base = { ...start(), samples: { typical: { '[name]': 'Asha' } } };
    const mine = { ...base, samples: { typical: { '[name]': 'Asha', '[city]': 'Oslo' } } };
    const theirs = {
      ...base,
      samples: { typical: { '[name]': 'Ben' } },
      altTexts: { 'a.jpg': 'A bag' },
    } as SharedDraft;
    const merged = merge(base, mine, theirs);
    expect(merged.samples).toEqual({ typical: { '[name]': 'Ben', '[city]': 'Oslo' } });
    expect(merged.altTexts).toEqual({ 'a.jpg': 'A bag' });
  });

  test('content that waits for another kind follows its button', () => {
    const base = { ...start(), stash: { [`${cards}.0.suggestions.1#dialAction`]: { phoneNumber: '+47' } } };
    const theirs = edited(base, (template) =>
      withCards(template, [card('Zero'), ...carouselCardsOf(template)]),
    );
    const merged = merge(base, edited(base, set('name', 'sale')), {
      ...theirs,
      stash: { [`${cards}.1.suggestions.1#dialAction`]: { phoneNumber: '+47' } },
    });
    expect(Object.keys(merged.stash)).toEqual([`${cards}.1.suggestions.1#dialAction`]);
  });

  test('a choice about content that waits for another kind goes to the button where it is now', () => {
    const base = { ...start(), stash: { [phoneOf(0)]: { phoneNumber: '+47' } } };
    const theirs = edited(base, (template) =>
      withCards(template, [card('Zero'), ...carouselCardsOf(template)]),
    );
    const merged = merge(
      { ...base },
      { ...base, stash: { [phoneOf(0)]: { phoneNumber: '+471' } } },
      { ...theirs, stash: { [phoneOf(1)]: { phoneNumber: '+472' } } },
    );
    const [conflict] = merged.conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    expect(merged.stash).toEqual({ [phoneOf(1)]: { phoneNumber: '+471' } });
    expect(chooseValue(merged, conflict, 'other').stash).toEqual({ [phoneOf(1)]: { phoneNumber: '+472' } });
  });

  test('typing on while a colleague types in the same field makes one conflict, not one for each key', () => {
    const base = start();
    const mine = edited(base, set('name', 'a'));
    let merged = merge(base, mine, edited(base, set('name', 'b')));
    merged = merge(merged, edited(merged, set('name', 'aa')), edited(merged, set('name', 'bb')));
    expect(merged.conflicts.map(({ other }) => other.value)).toEqual(['bb']);
  });
});

/** Three browsers and a server that compares and sets. */
type Replica = { base: SharedDraft; mine: SharedDraft; revision: number; device: string };

type Action =
  | { kind: 'sync' }
  | { kind: 'text'; card: number; field: 'title' | 'description' }
  | { kind: 'name' }
  | { kind: 'button'; card: number; button: number }
  | { kind: 'addCard' | 'deleteCard'; card: number }
  | { kind: 'addButton' | 'deleteButton'; card: number; button: number }
  | { kind: 'move'; card: number; to: number }
  | { kind: 'choose'; choice: 'kept' | 'other' };

const place = fc.nat(5);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'sync' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('text'),
      card: place,
      field: fc.constantFrom('title', 'description'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'name' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('button'), card: place, button: place }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('addCard', 'deleteCard'),
      card: place,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('addButton', 'deleteButton'),
      card: place,
      button: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move'), card: place, to: place }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('choose'),
      choice: fc.constantFrom('kept', 'other'),
    }),
  },
);
const history = fc.array(fc.record({ who: fc.nat(2), what: action }), { minLength: 5, maxLength: 60 });

/** The template after an action; every text that is typed is another one. */
function act(template: TemplateDraft, what: Action, typed: string): TemplateDraft {
  const list = carouselCardsOf(template);
  const at = 'card' in what ? what.card % Math.max(list.length, 1) : 0;
  const chosen = list[at];
  if (what.kind === 'name') return { ...template, name: typed };
  if (what.kind === 'addCard') return withCards(template, list.toSpliced(at, 0, { title: typed }));
  if (!chosen) return template;
  const buttons = chosen.suggestions ?? [];
  const withCard = (next: CardContentDraft) => withCards(template, list.with(at, next));
  switch (what.kind) {
    case 'text':
      return withCard({ ...chosen, [what.field]: typed });
    case 'deleteCard':
      return withCards(template, list.toSpliced(at, 1));
    case 'move':
      return withCards(template, list.toSpliced(at, 1).toSpliced(what.to % list.length, 0, chosen));
    case 'addButton':
      return withCard({ ...chosen, suggestions: buttons.toSpliced(what.button, 0, reply(typed)) });
    case 'deleteButton':
      return withCard({ ...chosen, suggestions: buttons.toSpliced(what.button % (buttons.length || 1), 1) });
    case 'button': {
      const button = what.button % (buttons.length || 1);
      return buttons[button]
        ? withCard({ ...chosen, suggestions: buttons.with(button, reply(typed)) })
        : template;
    }
    default:
      return template;
  }
}

const tagsIn = (draft: SharedDraft): Set<string> =>
  new Set(JSON.stringify([draft.template, draft.conflicts]).match(/<\d+>/g));

test(`${HISTORIES} histories of three people: no typed text is lost, and all are equal at the end`, () => {
  fc.assert(
    fc.property(history, (steps) => {
      const first = start();
      let server = { draft: first, revision: 1, device: 'start' };
      const replicas: Replica[] = ['a', 'b', 'c'].map((device) => ({
        base: first,
        mine: first,
        revision: 1,
        device,
      }));
      /** Texts that somebody who saw them typed over, deleted or did not choose. */
      const given = new Set<string>();
      let typed = 0;

      function sync(replica: Replica) {
        const before = new Set([...tagsIn(replica.mine), ...tagsIn(server.draft)]);
        if (replica.revision !== server.revision) {
          replica.mine = mergeEdits({
            base: replica.base,
            mine: replica.mine,
            theirs: server.draft,
            by: {
              mine: { name: replica.device, device: replica.device },
              theirs: { name: server.device, device: server.device },
            },
            at: typed,
            makeId,
          });
          const lost = [...before].filter((tag) => !tagsIn(replica.mine).has(tag) && !given.has(tag));
          expect(lost).toEqual([]);
        }
        const isChanged = JSON.stringify(replica.mine) !== JSON.stringify(server.draft);
        server = isChanged
          ? { draft: replica.mine, revision: server.revision + 1, device: replica.device }
          : server;
        replica.base = replica.mine;
        replica.revision = server.revision;
      }

      for (const { who, what } of steps) {
        const replica = replicas[who];
        if (!replica) continue;
        if (what.kind === 'sync') {
          sync(replica);
          continue;
        }
        const seen = tagsIn(replica.mine);
        const [conflict] = replica.mine.conflicts;
        if (what.kind === 'choose') {
          if (conflict) replica.mine = chooseValue(replica.mine, conflict, what.choice);
        } else {
          typed += 1;
          replica.mine = edited(replica.mine, (template) => act(template, what, `<${typed}>`));
        }
        const left = tagsIn(replica.mine);
        for (const tag of seen) if (!left.has(tag)) given.add(tag);
      }
      for (const replica of [...replicas, ...replicas, ...replicas]) sync(replica);
      const [a, b, c] = replicas.map(({ mine }) => mine);
      expect(b).toEqual(a);
      expect(c).toEqual(a);
    }),
    { numRuns: HISTORIES },
  );
  reportFigure({
    promise: 'Three people write one draft offline and online: all end equal, and no typed text is lost',
    tried: `${HISTORIES} histories`,
    lost: 0,
  });
});

test('the order in which edits of different fields arrive does not matter', () => {
  const fields = [
    'name',
    `${cards}.0.title`,
    `${cards}.1.description`,
    `${cards}.0.suggestions.1.reply.text`,
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(fields, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
      const base = start();
      const [first, second] = [edited(base, set(one, 'Uno')), edited(base, set(two, 'Due'))];
      const [here, there] = [merge(base, first, second), merge(base, second, first)];
      expect(here.template).toEqual(there.template);
      expect([here.conflicts, there.conflicts]).toEqual([[], []]);
    }),
  );
});
