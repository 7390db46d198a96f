import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { formatPath } from '../../schema/values/issues';
import { template } from '../../schema/testing/template.arbitrary';
import { compareTemplates, type ChangePath, type TemplateChange } from './compareTemplates';

const carousel = (...cardContents: CardContentDraft[]): TemplateDraft => ({
  name: 'spring',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});
const card = (title: string, more: CardContentDraft = {}): CardContentDraft => ({
  title,
  description: `About ${title}`,
  media: { height: 'MEDIUM', contentInfo: { fileUrl: `https://pictures.example.com/${title}.png` } },
  ...more,
});
const reply = (text: string) => ({ reply: { text } });

const reported = (before: TemplateDraft, after: TemplateDraft) =>
  compareTemplates(before, after).map((change) =>
    [
      change.kind,
      ...('from' in change ? [formatPath(change.from)] : []),
      ...('to' in change ? [formatPath(change.to)] : []),
    ].join(' '),
  );
const cards = 'component.richCard.carouselCard.cardContents';

describe('compareTemplates', () => {
  it('reports a changed field with its path', () => {
    expect(
      compareTemplates(carousel(card('A'), card('B')), carousel(card('A'), card('B', { title: 'Bee' }))),
    ).toEqual([
      {
        kind: 'changed',
        from: ['component', 'richCard', 'carouselCard', 'cardContents', 1, 'title'],
        to: ['component', 'richCard', 'carouselCard', 'cardContents', 1, 'title'],
        before: 'B',
        after: 'Bee',
      },
    ]);
  });

  it('does not report the cards after an added or removed card as changed', () => {
    const [a, b, c] = [card('A'), card('B'), card('C')];
    expect(reported(carousel(a, b), carousel(c, a, b))).toEqual([`added ${cards}[0]`]);
    expect(reported(carousel(a, b, c), carousel(b, c))).toEqual([`removed ${cards}[0]`]);
    expect(reported(carousel(a, b), carousel(a, a, b))).toEqual([`added ${cards}[1]`]);
  });

  it('reports a moved card and the changes within it', () => {
    const [a, b, c] = [card('A'), card('B'), card('C')];
    expect(reported(carousel(a, b, c), carousel(c, a, b))).toEqual([`moved ${cards}[2] ${cards}[0]`]);
    expect(reported(carousel(a, b, c), carousel({ ...c, title: 'Sea' }, a, b))).toEqual([
      `moved ${cards}[2] ${cards}[0]`,
      `changed ${cards}[2].title ${cards}[0].title`,
    ]);
  });

  it('matches a rewritten card in its place with the old card', () => {
    const [a, b, c] = [card('A'), card('B'), card('C')];
    expect(
      reported(carousel(a, b, c), carousel(a, { title: 'New' }, c)).every((words) =>
        words.startsWith('changed'),
      ),
    ).toBe(true);
  });

  it('reports changed buttons within a moved card', () => {
    const before = carousel(card('A', { suggestions: [reply('Yes'), reply('No')] }), card('B'));
    const after = carousel(card('B'), card('A', { suggestions: [reply('Yes')] }));
    expect(reported(before, after)).toEqual([
      `moved ${cards}[1] ${cards}[0]`,
      `removed ${cards}[0].suggestions[1]`,
    ]);
  });

  it('reports a button of another kind as a whole', () => {
    const before = carousel(card('A', { suggestions: [reply('Call')] }), card('B'));
    const after = carousel(
      card('A', { suggestions: [{ action: { text: 'Call', dialAction: { phoneNumber: '+12' } } }] }),
      card('B'),
    );
    expect(reported(before, after)).toEqual([
      `changed ${cards}[0].suggestions[0] ${cards}[0].suggestions[0]`,
    ]);
  });

  it('reports the first buttons of a text as added, one by one', () => {
    const before: TemplateDraft = { type: 'text_message', component: { text: 'Hello' } };
    const after: TemplateDraft = {
      type: 'text_message',
      component: { text: 'Hello', suggestions: [reply('Yes'), reply('No')] },
    };
    expect(reported(before, after)).toEqual([
      'added component.suggestions[0]',
      'added component.suggestions[1]',
    ]);
  });

  it('compares very long lists index by index in reasonable time', () => {
    const many = Array.from({ length: 2000 }, (_, index) => card(String(index)));
    expect(reported(carousel(...many), carousel(...many.slice(0, -1)))).toEqual([`removed ${cards}[1999]`]);
  });
});

type Parent = Record<string | number, unknown>;

function parentAt(root: unknown, path: ChangePath): Parent {
  return path.slice(0, -1).reduce<Parent>((part, key, place) => {
    part[key] ??= typeof path[place + 1] === 'number' ? [] : {};
    return part[key] as Parent;
  }, root as Parent);
}

const listOf = (path: ChangePath) => path.slice(0, -1).join('.');

/** Applies the reported changes to the older template; the result shows whether a change was omitted. */
function applyChanges(before: TemplateDraft, changes: TemplateChange[]): unknown {
  const root: unknown = structuredClone(before);
  // Apply changes of lists first, outer lists before inner ones: the paths of fields refer to the new order.
  const lists = new Map<string, { path: ChangePath; gone: Set<number>; placed: Map<number, unknown> }>();
  const older = structuredClone(before) as unknown;
  for (const change of changes) {
    if (change.kind === 'changed') continue;
    // The list's path in the newer template: the list of a removed entry is in the card's new place.
    const own = change.kind === 'removed' ? newPlaceOf(change.from, changes, before) : change.to;
    const key = listOf(own);
    const list = lists.get(key) ?? { path: own.slice(0, -1), gone: new Set(), placed: new Map() };
    lists.set(key, list);
    if (change.kind !== 'added') list.gone.add(Number(change.from.at(-1)));
    if (change.kind === 'moved')
      list.placed.set(Number(change.to.at(-1)), parentAt(older, change.from)[change.from.at(-1) ?? '']);
    if (change.kind === 'added') list.placed.set(Number(change.to.at(-1)), change.after);
  }
  const ordered = [...lists.values()].sort((a, b) => a.path.length - b.path.length);
  for (const { path, gone, placed } of ordered) {
    const owner = parentAt(root, path);
    const key = path.at(-1) ?? '';
    const kept = ((owner[key] ?? []) as unknown[]).filter((_, place) => !gone.has(place));
    for (const [place, entry] of [...placed].sort(([a], [b]) => a - b))
      kept.splice(place, 0, structuredClone(entry));
    owner[key] = kept;
  }
  for (const change of changes)
    if (change.kind === 'changed') parentAt(root, change.to)[change.to.at(-1) ?? ''] = change.after;
  return root;
}

/** The path that a removed entry would have if only the cards around it had moved. */
function newPlaceOf(from: ChangePath, changes: TemplateChange[], before: TemplateDraft): ChangePath {
  const place = from.findIndex((part) => typeof part === 'number');
  if (place === from.length - 1) return from;
  const list = from.slice(0, place);
  const changesOfList = changes.filter(
    (change) =>
      change.kind !== 'changed' &&
      listOf(change.kind === 'removed' ? change.from : change.to) === list.join('.'),
  );
  const order = Object.keys(parentAt(structuredClone(before), [...list, 0]))
    .map(Number)
    .filter((index) => !changesOfList.some((change) => 'from' in change && change.from.at(-1) === index));
  const placed: [number, number][] = changesOfList.flatMap((change) =>
    'to' in change
      ? [[Number(change.to.at(-1)), 'from' in change ? Number(change.from.at(-1)) : -1] as [number, number]]
      : [],
  );
  for (const [to, index] of placed.sort(([a], [b]) => a - b)) order.splice(to, 0, index);
  return [...list, order.indexOf(Number(from[place])), ...from.slice(place + 1)];
}

/** Removes empty lists: they count as absent. */
function withoutEmptyLists(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, member: unknown) =>
      Array.isArray(member) && member.length === 0 ? undefined : member,
    ),
  );
}

/** A template and an edited copy: entries moved, duplicated and removed, a field rewritten. */
const edited = fc
  .tuple(template, template, fc.array(fc.nat(40), { maxLength: 6 }))
  .map(([base, other, moves]) => {
    const after = structuredClone(base) as TemplateDraft;
    const { component } = after;
    const contents = component.richCard?.carouselCard?.cardContents;
    const lists: unknown[][] = [
      component.suggestions ?? [],
      contents ?? [],
      ...(contents ?? []).map((content) => content.suggestions ?? []),
    ].filter((list) => list.length > 0);
    for (const move of moves) {
      const list = lists[move % Math.max(1, lists.length)];
      if (!list || list.length === 0) continue;
      const place = move % list.length;
      if (move % 5 === 0) list.splice(place, 1);
      else if (move % 5 === 1) list.splice(place, 0, structuredClone(list[(place + 1) % list.length]));
      else if (move % 5 === 2) list.push(...list.splice(place, 1));
      else if (move % 5 === 3) list.reverse();
      else if (contents?.[0]) contents[0].title = other.name;
    }
    return [base, after] as const;
  });

describe('the result of compareTemplates', () => {
  it('is empty for equal templates', () => {
    fc.assert(
      fc.property(template, (one) => {
        expect(compareTemplates(one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  it.each([
    ['any two templates', fc.tuple(template, template)],
    ['a template and an edited copy', edited],
  ])('turns the older into the newer template, and is never empty for different ones: %s', (_, pairs) => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const changes = compareTemplates(before, after);
        expect(withoutEmptyLists(applyChanges(before, changes))).toEqual(withoutEmptyLists(after));
        if (JSON.stringify(before) !== JSON.stringify(after)) expect(changes.length).toBeGreaterThan(0);
      }),
      { numRuns: sizeOf({ everyday: 100, full: 300 }) },
    );
  });
});
