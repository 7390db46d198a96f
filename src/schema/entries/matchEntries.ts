import { isRecord, isSame } from '../../lib/values';
import { cardsOf } from '../draft/cards';
import type { DraftEntries } from '../draft/conflicts';
import type { TemplateDraft } from '../draft/draft';

/** A draft whose cards and buttons have identities. */
export type Identified = { template: TemplateDraft; entries: DraftEntries };

type Known = { id: string; value: unknown };

/**
 * The identities of a template's cards and buttons, given those of an earlier state of it. An entry is known again by its
 * content, wherever it is now; else by what most of its content has in common; else by its place. The others are new.
 * Without an earlier state the identities are the places: two browsers that get a draft without identities, as a program
 * writes it, must agree on them.
 *
 * @param makeId returns an id that nothing else has
 */
export function matchEntries(
  before: Identified | undefined,
  template: TemplateDraft,
  makeId: () => string,
): DraftEntries {
  if (!before) return placesOf(template);
  const cardsBefore = cardsOf(before.template);
  const idsBefore = before.entries.cards;
  const cards = cardsOf(template);
  const known = idsBefore.map(({ id }, index) => ({ id, value: cardsBefore[index] }));
  const ids = matchList(known, cards, makeId);
  return {
    cards: cards.map((card, index) => {
      const id = ids[index] ?? makeId();
      const at = idsBefore.findIndex((entry) => entry.id === id);
      const buttons = pairUp(idsBefore[at]?.buttons ?? [], cardsBefore[at]?.suggestions);
      return { id, buttons: matchList(buttons, card.suggestions ?? [], makeId) };
    }),
    buttons: matchList(
      pairUp(before.entries.buttons, before.template.component.suggestions),
      template.component.suggestions ?? [],
      makeId,
    ),
  };
}

/** Whether there is an identity for each card and button, and no other. */
export function isAligned({ cards, buttons }: DraftEntries, template: TemplateDraft): boolean {
  const found = cardsOf(template);
  return (
    cards.length === found.length &&
    found.every((card, index) => cards[index]?.buttons.length === (card.suggestions?.length ?? 0)) &&
    buttons.length === (template.component.suggestions?.length ?? 0)
  );
}

const placesOf = (template: TemplateDraft): DraftEntries => ({
  cards: cardsOf(template).map(({ suggestions = [] }, card) => ({
    id: `card${card}`,
    buttons: suggestions.map((_button, index) => `card${card}button${index}`),
  })),
  buttons: (template.component.suggestions ?? []).map((_button, index) => `button${index}`),
});

const pairUp = (ids: readonly string[], values: readonly unknown[] = []): Known[] =>
  ids.map((id, index) => ({ id, value: values[index] }));

/** Content that two states of one entry have in common at least, as a share of the larger one. */
const LEAST_IN_COMMON = 0.4;

/** The ids of a list's entries. */
function matchList(before: readonly Known[], after: readonly unknown[], makeId: () => string): string[] {
  const ids = new Map<number, string>();
  const free = new Map(before.map((entry, index) => [index, entry]));
  function take(index: number, at: number) {
    const entry = free.get(at);
    if (!entry || ids.has(index)) return;
    ids.set(index, entry.id);
    free.delete(at);
  }
  /** The free entries, the nearest place first. */
  const nearest = (index: number) =>
    [...free.keys()].toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index) || a - b);

  // An entry that stayed in its place keeps its identity before a copy elsewhere can take it.
  for (const [index, value] of after.entries())
    if (free.has(index) && isSame(free.get(index)?.value, value)) take(index, index);
  for (const [index, value] of after.entries()) {
    if (ids.has(index)) continue;
    const same = nearest(index).find((at) => isSame(free.get(at)?.value, value));
    if (same !== undefined) take(index, same);
  }
  const pairs = after.flatMap((value, index) =>
    ids.has(index)
      ? []
      : nearest(index).map((at) => ({ index, at, score: inCommon(free.get(at)?.value, value) })),
  );
  for (const { index, at, score } of pairs.toSorted((a, b) => b.score - a.score))
    if (score >= LEAST_IN_COMMON) take(index, at);
  // What is left was rewritten in its place.
  for (const index of after.keys()) if (!ids.has(index) && after.length === before.length) take(index, index);
  return after.map((_value, index) => ids.get(index) ?? makeId());
}

/** The share of texts and switches, with their places, that two values have in common: from 0 to 1. */
function inCommon(a: unknown, b: unknown): number {
  const [left, right] = [new Set(leavesOf(a)), new Set(leavesOf(b))];
  const most = Math.max(left.size, right.size);
  return most === 0 ? 0 : [...left].filter((leaf) => right.has(leaf)).length / most;
}

function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, `${path}.${index}`));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, member]) => leavesOf(member, `${path}.${key}`));
  return value === undefined ? [] : [`${path}=${JSON.stringify(value)}`];
}
