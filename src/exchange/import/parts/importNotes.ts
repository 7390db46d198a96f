import { isolate, isolateForeign } from '../../../lib/text/isolate';
import { numbersAsText, WrittenNumber } from '../../../lib/json/writtenNumber';
import type { AltTexts } from '../../../schema/media/altTexts';
import { formatPath } from '../../../schema/values/issues';
import { formatNumber } from '../../../schema/values/text';

/** One line of the report of an import. */
export type ReportLine = {
  /**
   * `renamed`: a name; `mended`: a value that was written in another form; `added`: a value that was not there;
   * `doubtful`: the content may not be what was meant.
   */
  level: 'taken' | 'doubtful' | 'renamed' | 'mended' | 'added' | 'set_aside' | 'encoded' | 'too_long';
  /**
   * The path of its part in the draft, as `component.richCard.standaloneCard.cardContent.title`; for a part that was
   * set aside, its path in the source.
   */
  path?: string;
  message: string;
};

export type SourcePath = readonly (string | number)[];

/** The path of a value in the source, and its path in the draft. */
export type ImportPlace = { from: SourcePath; to: SourcePath };

/** The chips of a message beside its card, by their path in the source. */
export type ChipsBeside = { path: string; value: readonly unknown[] };

/**
 * What a source says of its postback data. `own`: the interface's own form, kept byte for byte; `plain`: always plain
 * text; `unclear`: either, so each value is judged by itself.
 */
export type PostbackSource = 'own' | 'plain' | 'unclear';

/** The notes of an import, collected while it reads. */
export type ImportNotes = ReturnType<typeof createNotes>;

/** Maximum lines of a report, as a person reads it; further lines are counted. */
const MAX_LINES = 200;

/** Maximum postbacks that a report names as already encoded. */
const MAX_NAMED = 3;

export function createNotes() {
  let postbackSource: PostbackSource = 'unclear';
  const encodedBefore = new Map<string, string>();
  const lines: ReportLine[] = [];
  const unmapped = new Map<string, unknown>();
  const altTexts = new Map<string, string>();
  let untold = 0;
  let beside: ChipsBeside | undefined;
  function add(level: ReportLine['level'], path: SourcePath, message: string) {
    if (lines.length >= MAX_LINES) untold += 1;
    else
      lines.push({
        level,
        ...(path.length > 0 ? { path: formatPath(path) } : {}),
        message: isolateForeign(message),
      });
  }
  /** The postbacks whose source did not say whether they are encoded, and which were read as encoded. */
  function keptEncoded(): ReportLine[] {
    if (encodedBefore.size === 0) return [];
    const named = [...encodedBefore]
      .slice(0, MAX_NAMED)
      .map(([value, text]) => `“${shorten(value)}” (${shorten(text)})`);
    const more = encodedBefore.size - named.length;
    const list = more > 0 ? `${named.join(', ')} and ${formatNumber(more)} more` : named.join(', ');
    return [{ level: 'taken', message: `Read as encoded button IDs: ${list}.` }];
  }
  return {
    postbackSource: () => postbackSource,
    readPostbacksAs: (source: PostbackSource) => {
      postbackSource = source;
    },
    /** Postback data that reads as Base64 of a text, from a source that does not say whether it is. */
    encodedBefore: (value: string, text: string) => encodedBefore.set(value, text),
    taken: (path: SourcePath, message: string) => add('taken', path, message),
    renamed: (path: SourcePath, message: string) => add('renamed', path, message),
    mended: (path: SourcePath, message: string) => add('mended', path, message),
    added: (path: SourcePath, message: string) => add('added', path, message),
    encoded: (path: SourcePath, message: string) => add('encoded', path, message),
    /** Left out because it holds nothing: null, an empty list, a status. */
    dropped: (from: SourcePath, message: string) => add('set_aside', from, message),
    /** Not part of the draft; stored beside it. */
    unmapped(from: SourcePath, value: unknown, message: string) {
      unmapped.set(formatPath(from), numbersAsText(value));
      add('set_aside', from, message);
    },
    /** Chips beside a card, which a template cannot have. */
    chips(from: SourcePath, value: readonly unknown[]) {
      if (value.length === 0)
        return this.dropped(from, 'An empty list of buttons next to the card was ignored.');
      beside ??= { path: formatPath(from), value };
      return this.unmapped(from, value, 'Templates don’t support buttons next to a card.');
    },
    /** What people who cannot see a picture are told about it, by its address. */
    altText(address: string, text: string) {
      altTexts.set(address, text);
    },
    altTexts: (): AltTexts => Object.fromEntries(altTexts),
    chipsBeside: (): ChipsBeside | undefined => beside,
    report: (): ReportLine[] => [
      ...lines,
      ...keptEncoded(),
      ...(untold === 0
        ? []
        : [
            {
              level: 'set_aside' as const,
              message: `And ${formatNumber(untold)} more notes like these.`,
            },
          ]),
    ],
    collected: (): Record<string, unknown> => Object.fromEntries(unmapped),
  };
}

/** A value as quoted in a report: short, on one line. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(JSON.stringify(value).slice(1, -1))}”`;
  return shorten(value instanceof WrittenNumber ? value.written : (JSON.stringify(value) ?? 'nothing'));
}

const shorten = (text: string) => isolate(text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text);
