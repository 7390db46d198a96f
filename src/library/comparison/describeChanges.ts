import { nameOfPath } from '../../schema/template/nameOfPath';
import { textToBase64 } from '../../schema/values/postback';
import type { Path, TemplateChange } from './compareTemplates';
import { isWritten, wordsOfValue } from './wordsOfValue';

/** One line of a comparison, for people. */
export type ChangeEntry = {
  /** Unlike that of any other entry of the same comparison. */
  id: string;
  kind: TemplateChange['kind'];
  /** "Card 2 › Title", as it is called in the newer template; of what was removed, in the older one. */
  name: string;
  /** What stood there, and what stands there now; undefined where there is nothing. */
  before: string | undefined;
  after: string | undefined;
  /** Whether it is a text that somebody wrote on both sides, so that changed words can be marked. */
  isWritten: boolean;
  /** Dotted paths in the two templates; of a blank field the path where it would stand. */
  from: string | undefined;
  to: string | undefined;
  /** What was changed beside it and goes without saying: "The postback follows." */
  remark?: string;
  /** The changes that this line tells. */
  changes: TemplateChange[];
};

type Changed = Extract<TemplateChange, { kind: 'changed' }>;

/** The changes in words, in their order. A postback that only repeats its button's text is told with that text. */
export function describeChanges(changes: readonly TemplateChange[]): ChangeEntry[] {
  const textOf = (change: TemplateChange) =>
    change.kind === 'changed' && change.to.at(-1) === 'postbackData'
      ? changes.find((other): other is Changed => isFollowed(other, change))
      : undefined;
  return changes.flatMap((change) => {
    if (textOf(change)) return [];
    const followers = changes.filter((other) => textOf(other) === change);
    const entry = describe(change);
    if (followers.length === 0) return [entry];
    return [{ ...entry, remark: 'The postback follows.', changes: [change, ...followers] }];
  });
}

function isFollowed(text: TemplateChange, postback: Changed): boolean {
  return (
    text.kind === 'changed' &&
    text.to.at(-1) === 'text' &&
    text.to.length === postback.to.length &&
    text.to.slice(0, -1).join('.') === postback.to.slice(0, -1).join('.') &&
    isEncoded(text.before, postback.before) &&
    isEncoded(text.after, postback.after)
  );
}

const isEncoded = (text: unknown, postback: unknown) =>
  typeof text === 'string' ? textToBase64(text) === postback : postback === undefined;

function describe(change: TemplateChange): ChangeEntry {
  const from = 'from' in change ? change.from : undefined;
  const to = 'to' in change ? change.to : undefined;
  const path = to ?? from ?? [];
  const kind = kindOf(change);
  const before =
    change.kind === 'moved'
      ? wordsOfPlace(change.from)
      : 'before' in change
        ? wordsOfValue(change.before, path)
        : undefined;
  const after = 'after' in change ? wordsOfValue(change.after, path) : undefined;
  return {
    id: `${change.kind} ${from?.join('.') ?? ''} ${to?.join('.') ?? ''}`,
    kind,
    name: nameOf(path, change),
    before,
    after,
    isWritten: change.kind === 'changed' && isWritten(path) && before !== undefined && after !== undefined,
    from: from?.join('.'),
    to: to?.join('.'),
    changes: [change],
  };
}

/** A field that was blank and is not any more was added, for people. */
function kindOf(change: TemplateChange): ChangeEntry['kind'] {
  if (change.kind !== 'changed') return change.kind;
  if (change.before === undefined) return 'added';
  return change.after === undefined ? 'removed' : 'changed';
}

/** "card 3" */
const wordsOfPlace = (path: Path) => nameOfPath(path).split(' › ').at(-1)?.toLowerCase();

function nameOf(path: Path, change: TemplateChange): string {
  // The wrappers of cards have no name of their own.
  if (path.at(-1) === 'richCard' || path.at(-1) === 'carouselCard')
    return change.kind === 'changed' && isCarousel(change.after ?? change.before) ? 'Cards' : 'Card';
  return nameOfPath(path);
}

function isCarousel(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('carouselCard' in value || 'cardContents' in value);
}
