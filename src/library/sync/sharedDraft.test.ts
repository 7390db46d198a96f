import { expect, test } from 'vitest';
import { mergeEdits } from '../../exchange/merge/mergeEdits';
import { cardsOf } from '../../schema/draft/cards';
import type { Draft } from '../../schema/draft/draft';
import { fromDocument, isSameContent, sharedOf, toDocument, withShared } from './sharedDraft';

const draft: Draft = {
  id: 'd1',
  space: '',
  template: {
    name: 'offer',
    type: 'text_message',
    component: {
      text: 'Hello [custom_param1a]',
      suggestions: [{ reply: { text: 'Yes', postbackData: 'eWVz' } }],
    },
  },
  stash: { 'component.suggestions.0#dialAction': { phoneNumber: '+47' } },
  samples: { typical: { '[custom_param1a]': 'Asha' } },
  sendings: [],
  trustsMedia: false,
  createdAt: 1,
  changedAt: 2,
};

test('a draft comes back from its document as it was, without what belongs to the browser', () => {
  const document = toDocument(sharedOf(draft), { device: 'a' });
  const { space: _, trustsMedia: __, ...shared } = draft;
  expect(fromDocument('d1', document)).toMatchObject(shared);
  expect(document.beside).not.toHaveProperty('space');
});

test('pictures that nobody has allowed yet wait for consent in every browser; one that has its own choice keeps it', () => {
  const mine = sharedOf(draft);
  const document = toDocument(mine, { device: 'a', trustsMedia: draft.trustsMedia });
  const theirs = fromDocument('d1', document);
  expect(theirs?.trustsMedia).toBe(false);
  if (!theirs) throw new Error('The document was not read.');
  expect(withShared({ ...draft, trustsMedia: true }, sharedOf(theirs)).trustsMedia).toBe(true);
  expect(isSameContent(document, toDocument(mine, { device: 'b', trustsMedia: true }))).toBe(true);
});

test('identities that do not fit the template are made again', () => {
  const shared = sharedOf({ ...draft, entries: { cards: [], buttons: ['x', 'y'] } });
  expect(shared.entries.buttons).toHaveLength(1);
  expect(sharedOf({ ...draft, entries: { cards: [], buttons: ['x'] } }).entries.buttons).toEqual(['x']);
});

const card = (title: string) => ({ title, suggestions: [{ reply: { text: title, postbackData: title } }] });

const carousel = (...titles: string[]): Draft => ({
  ...draft,
  stash: {},
  template: {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: titles.map(card) } } },
  },
});

test('two browsers that get a draft of a program, which has no identities, know the same cards', () => {
  // Each browser reads the document, and its person edits the draft before the two meet.
  const read = () => sharedOf(carousel('One', 'Two'));
  const [base, mine, theirs] = [
    read(),
    sharedOf(carousel('One', 'Two, mine'), read()),
    sharedOf(carousel('One, theirs', 'Two'), read()),
  ];
  const by = { name: null, device: 'a' };
  const merged = mergeEdits({ base, mine, theirs, by: { mine: by, theirs: by }, at: 1, makeId: () => 'new' });
  expect(cardsOf(merged.template).map(({ title }) => title)).toEqual(['One, theirs', 'Two, mine']);
});
