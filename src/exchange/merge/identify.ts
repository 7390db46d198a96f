import { isRecord } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Identified } from '../../schema/entries/matchEntries';
import { EntryList } from './mergeValues';

/** The template with its lists of cards and buttons as lists with identities. */
export function withIdentities({ template, entries }: Identified): unknown {
  let card = 0;
  function convert(value: unknown, key: string, buttons: readonly string[]): unknown {
    if (Array.isArray(value) && key === 'cardContents')
      return new EntryList(
        value.map((entry) => ({ id: entries.cards[card]?.id ?? '', value: convertCard(entry) })),
      );
    if (Array.isArray(value) && key === 'suggestions')
      return new EntryList(value.map((entry, index) => ({ id: buttons[index] ?? '', value: entry })));
    if (key === 'cardContent') return convertCard(value);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, convert(member, name, buttons)]),
    );
  }
  function convertCard(value: unknown): unknown {
    const { buttons = [] } = entries.cards[card] ?? {};
    card += 1;
    return convert(value, '', buttons);
  }
  return convert(template, '', entries.buttons);
}

/** The template and the identities of its cards and buttons, from lists with identities. */
export function withoutIdentities(identified: unknown): Identified {
  const cards: { id: string; buttons: string[] }[] = [];
  let buttons: string[] = [];
  function convert(value: unknown, key: string, into: (ids: string[]) => void): unknown {
    if (value instanceof EntryList && key === 'cardContents')
      return value.entries.map(({ id, value: card }) => convertCard(id, card));
    if (value instanceof EntryList) {
      into(value.entries.map(({ id }) => id));
      return value.entries.map((entry) => entry.value);
    }
    if (key === 'cardContent') return convertCard(rootCard, value);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, convert(member, name, into)]),
    );
  }
  function convertCard(id: string, value: unknown): unknown {
    const entry = { id, buttons: [] as string[] };
    cards.push(entry);
    return convert(value, '', (ids) => {
      entry.buttons = ids;
    });
  }
  const template = convert(identified, '', (ids) => {
    buttons = ids;
  }) as TemplateDraft;
  return { template, entries: { cards, buttons } };
}

/** The card of a rich card is in no list, so it needs no identity of its own. */
const rootCard = 'card';
