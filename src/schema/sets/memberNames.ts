import { memoize } from '../../lib/values';
import { transliterate } from '../../lib/text/transliterate';
import { proposeNames } from '../draft/names/nextName';
import { limits } from '../values/limits';
import type { SetMember, SheetRow, TemplateSet } from '../draft/set';
import { valuesOfRow } from './setValues';

/** Words of a text in letters that a name may have. */
const wordsOf = (text: string): string[] =>
  transliterate(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** One piece of a scheme, filled. `isFirm`: it is what tells members apart and is never shortened. */
type Piece = { words: string[]; isFirm: boolean };

function join(pieces: readonly Piece[]): string {
  let name = '';
  for (const { words } of pieces) for (const word of words) name += name === '' ? word : `_${word}`;
  return name;
}

/** Makes a name fit: drops whole words from the end of the longest piece, and cuts a word only if nothing else is left. */
function shorten(pieces: readonly Piece[], max: number): string {
  const whole = join(pieces);
  if (whole.length <= max) return whole;
  const rest = pieces.map(({ words, isFirm }) => ({ words: [...words], isFirm }));
  const longest = (list: readonly Piece[]) =>
    list.toSorted((a, b) => b.words.join('_').length - a.words.join('_').length)[0];
  while (join(rest).length > max) {
    const droppable = longest(rest.filter(({ words, isFirm }) => !isFirm && words.length > 1));
    if (droppable) {
      droppable.words.pop();
      continue;
    }
    const cut = longest(rest.filter(({ words, isFirm }) => !isFirm && (words[0]?.length ?? 0) > 1));
    if (!cut) return join(rest).slice(0, max);
    cut.words = [(cut.words[0] ?? '').slice(0, -1)];
  }
  return join(rest);
}

/** A piece of a scheme: text as it is, or the name of what stands there. */
const PIECE = /\{([^{}]{1,64})\}|[^{}]+/g;

/** The names in braces that a scheme has: `base`, `lang`, `n`, or a column. */
export const namesInScheme = (scheme: string): string[] =>
  Array.from(scheme.matchAll(PIECE), ([, token]) => token?.trim() ?? '').filter((token) => token !== '');

type Naming = { set: TemplateSet; base: string; members: readonly SetMember[]; taken: ReadonlySet<string> };

/** The name of a member, and what a person should know about it. */
export type MemberName = {
  name: string;
  /** The sheet names it, although it is no valid name: then Check says so. */
  isWritten?: true;
  /** The name as the scheme makes it, where that is used already. */
  wanted?: string;
};

/**
 * The names of all members, by key. A fixed name stays; else the name in the sheet; else the scheme is filled: `{base}` is
 * the name of the source, `{lang}` the language, `{n}` the number of the row, and any other `{Column}` the value of that
 * column. The result is in Latin letters, at most 20 characters, shortened at whole words, and no name is used twice.
 */
export function nameMembers({ set, base, members, taken }: Naming): Map<string, MemberName> {
  const used = new Set([...taken, ...Object.values(set.fixedNames)]);
  const nameColumn = set.sheet?.columns.find(({ use }) => use.kind === 'name');
  const numbers = new Map((set.sheet?.rows ?? []).map(({ id }, index) => [id, index + 1]));
  // Thousands of members share their languages, rows and the base.
  const wordsIn = memoize(wordsOf);
  const lookupOf = memoize((row: SheetRow | undefined) => valuesOfRow(set.sheet, row));
  const proposalsFor = memoize(proposeNames);
  const pieces = Array.from(set.names.matchAll(PIECE), ([written, token]): ((member: SetMember) => Piece) => {
    const name = token?.trim().toLowerCase();
    if (name === 'lang') return ({ language }) => ({ words: wordsIn(language), isFirm: true });
    if (name === 'n')
      return ({ row }) => ({ words: [String(row ? (numbers.get(row.id) ?? 1) : 1)], isFirm: true });
    if (name !== undefined && name !== 'base')
      return ({ row }) => ({ words: wordsIn(lookupOf(row)(name) ?? ''), isFirm: false });
    const same = { words: wordsOf(name === 'base' ? base : written), isFirm: false };
    return () => same;
  });

  /** Counts on where the last member that wanted the name has ended. */
  function next(wanted: string): string {
    const proposals = proposalsFor(wanted);
    let { value } = proposals.next();
    while (used.has(value)) ({ value } = proposals.next());
    return value;
  }

  return new Map(
    members.map((member): [string, MemberName] => {
      const fixed = set.fixedNames[member.key];
      if (fixed !== undefined) return [member.key, { name: fixed }];
      const written = nameColumn && member.row?.values[nameColumn.id]?.trim();
      // With several languages the name of a row is the base of the names of its members.
      if (written && set.languages.length === 0) return [member.key, { name: written, isWritten: true }];
      const parts = written
        ? [
            { words: wordsIn(written), isFirm: false },
            { words: wordsIn(member.language), isFirm: true },
          ]
        : pieces.map((pieceOf) => pieceOf(member));
      const wanted = shorten(parts, limits.name);
      const name = wanted !== '' && used.has(wanted) ? next(wanted) : wanted;
      used.add(name);
      return [member.key, { name, ...(name !== wanted && { wanted }) }];
    }),
  );
}
