import { type Command, commandGroups } from '../../workspace/services/createCommandRegistry';
import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/deviceStore';

/** A search ignores case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The score of a typed word for a text, from 0 (no match) to 1 (it is the first word of the text). */
function fitOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at === 0) return /[\p{L}\p{N}]/u.test(text.charAt(word.length)) ? 0.95 : 1;
  if (at > 0) return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? 0.6 : 0.85;
  return isSpread(word, text) ? 0.3 : 0;
}

/** Whether a text has the letters of a word in their order, as "template" has "tmp". */
function isSpread(word: string, text: string): boolean {
  if (word.length < 3) return false;
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  // Refuse letters spread over a whole sentence: that is no abbreviation.
  return from - text.indexOf(word.charAt(0)) <= word.length * 4;
}

function scoreOf(command: Command, query: readonly string[]): number {
  const { label, detail = '', isDetailSearched = true, keywords = '' } = command;
  const texts = [
    { text: plain(label), weight: 1 },
    { text: plain(keywords), weight: 0.8 },
    { text: isDetailSearched ? plain(detail) : '', weight: 0.6 },
  ];
  let total = 0;
  for (const word of query) {
    const best = Math.max(...texts.map(({ text, weight }) => fitOf(word, text) * weight));
    if (best === 0) return 0;
    total += best;
  }
  return total / query.length;
}

/**
 * The commands that match every word of a query, best first. Equal matches are ordered: recent commands,
 * the main action of the page, available commands, then the given order.
 *
 * @param recent ids of commands, the latest first
 */
export function rank(commands: readonly Command[], query: string, recent: readonly string[]): Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const placeOf = ({ id }: Command) => {
    const place = recent.indexOf(id);
    return place === -1 ? recent.length : place;
  };
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        placeOf(a.command) - placeOf(b.command) ||
        Number(b.command.isMainAction ?? false) - Number(a.command.isMainAction ?? false) ||
        Number(a.command.blocker !== undefined) - Number(b.command.blocker !== undefined),
    )
    .map(({ command }) => command);
}

export type ShownGroup = { name: string; commands: Command[] };

/** Search results shown. One more letter finds the rest. */
const MAX_FOUND = 40;
/** Commands shown of each group before a search. */
const MAX_IN_GROUP = 6;

/** The lines of the palette: before a search the recent commands and a few of each group, then the matches, best first. */
export function groupCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): ShownGroup[] {
  if (query.trim() !== '') {
    const found = rank(commands, query, recent).slice(0, MAX_FOUND);
    return found.length === 0 ? [] : [{ name: 'Found', commands: found }];
  }
  const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands
    .filter((command) => !last.includes(command))
    .sort((a, b) => Number(a.blocker !== undefined) - Number(b.blocker !== undefined));
  return [
    { name: 'Used last', commands: last },
    ...commandGroups.map((name) => ({
      name,
      commands: others.filter(({ group = 'Actions' }) => group === name).slice(0, MAX_IN_GROUP),
    })),
  ].filter((group) => group.commands.length > 0);
}

const MAX_RECENT = 5;

/** Ids of the last commands run on this device, the latest first. */
export const recentCommands = createDeviceStore<readonly string[]>(
  'rcs.recent-commands',
  () => [],
  (stored) => z.array(z.string()).check(z.maxLength(MAX_RECENT)).safeParse(stored).data,
);

export function rememberCommand(id: string) {
  recentCommands.setState(
    [id, ...recentCommands.getState().filter((other) => other !== id)].slice(0, MAX_RECENT),
  );
}
