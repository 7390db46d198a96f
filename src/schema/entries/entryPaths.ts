import type { DraftEntries } from '../draft/conflicts';

/** A path with the places of cards and buttons as it is in the template now; undefined if its card or button is gone. */
export function placePath(path: readonly string[], entries: DraftEntries): string[] | undefined {
  const placed: string[] = [];
  let buttons = entries.buttons;
  for (const key of path) {
    if (!key.startsWith('#')) {
      if (key === 'cardContent') buttons = entries.cards[0]?.buttons ?? [];
      placed.push(key);
      continue;
    }
    const id = key.slice(1);
    const ids = placed.at(-1) === 'cardContents' ? entries.cards.map((card) => card.id) : buttons;
    const index = ids.indexOf(id);
    if (index < 0) return undefined;
    if (placed.at(-1) === 'cardContents') buttons = entries.cards[index]?.buttons ?? [];
    placed.push(String(index));
  }
  return placed;
}

/** The same path with identities in place of the numbers of cards and buttons. */
export function identifyPath(path: readonly string[], entries: DraftEntries): string[] {
  let buttons = entries.buttons;
  return path.map((key, index) => {
    const list = path[index - 1];
    if (key === 'cardContent') buttons = entries.cards[0]?.buttons ?? [];
    if (list === 'cardContents') {
      const card = entries.cards[Number(key)];
      buttons = card?.buttons ?? [];
      return card ? `#${card.id}` : key;
    }
    if (list !== 'suggestions') return key;
    const id = buttons[Number(key)];
    return id === undefined ? key : `#${id}`;
  });
}
