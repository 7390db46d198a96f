import { sampleSets } from '../../schema/draft/sampleSets';
import { androidWidths, iphoneWidths, textSizes } from '../../schema/phones/phones';
import { formatNumber } from '../../schema/values/text';
import { MAX_LEVELS } from '../../lib/json/parseJson';

/** What a link may say of each member of a view, in the order of its query. */
const choices = {
  /** In place of the phones the spec sheet, or the phones in every state (see MatrixView). */
  page: ['sheet', 'matrix'],
  phone: ['android', 'ios', 'both'],
  /** What the phones show in place of the conversation; `reader`: the words of a screen reader beside it. */
  view: ['lockScreen', 'banner', 'reader'],
  theme: ['light', 'dark'],
  /** Number of a carousel's card. */
  card: Array.from({ length: 99 }, (_none, index) => index + 1),
  /** The text size that is set on the phones. */
  text: textSizes,
  /** The Android phone, by the width of its screen in dp. */
  width: androidWidths,
  /** The iPhone, by the width of its screen in pt. */
  iphone: iphoneWidths,
  /** More contrast, a setting of both phones. */
  contrast: ['more'],
  /** The values in place of parameters. */
  samples: sampleSets,
  /** The published table of widths that a carousel follows; absent: that of the platform's documentation. */
  carousel: ['messages2026'],
  /** Pictures before they are downloaded, or that could not be. */
  pictures: ['before', 'failed'],
  /** The size of the drawn phones in percent; absent: fitted to the window. */
  zoom: [100, 75, 50],
} as const;

type Choices = typeof choices;

/** How the page of a share link shows its template at first. Stands in the query, outside of the template's fragment. */
export type LinkView = { [Name in keyof Choices]?: Choices[Name][number] | undefined };

const names = Object.keys(choices) as (keyof Choices)[];

/** The query of a view with its `?`; empty if nothing is chosen. */
export function writeLinkView(view: LinkView): string {
  const chosen = names.filter((name) => view[name] !== undefined);
  return chosen.length === 0 ? '' : `?${chosen.map((name) => `${name}=${view[name]}`).join('&')}`;
}

/** The word that links have for a phone: “iphone” and “ios” are one. */
export const phoneWord = <Word extends string | undefined>(word: Word | 'iphone') =>
  word === 'iphone' ? 'ios' : word;

/** The view in a query. An unknown value is as if it was absent. */
export function readLinkView(query: string): LinkView {
  const parameters = new URLSearchParams(query);
  const chosen = names.map((name) => {
    const options: readonly (string | number)[] = choices[name];
    const stated = phoneWord(parameters.get(name) ?? '');
    return [name, options.find((option) => String(option) === stated)];
  });
  return Object.fromEntries(chosen) as LinkView;
}

/** The member of a query that names the draft of a link's template, as `<space>/<id>`: whoever may see it sees its record. */
const DRAFT = 'draft';

/** Names the draft in the address of a share link. */
export function addLinkedDraft(address: string, { space, id }: { space: string; id: string }): string {
  const url = new URL(address);
  url.searchParams.set(DRAFT, `${space}/${id}`);
  return url.href;
}

/** The draft that a query names; undefined for anything else. */
export function readLinkedDraft(query: string): string | undefined {
  const draft = new URLSearchParams(query).get(DRAFT) ?? '';
  return /^[a-z0-9-]{1,32}\/[\w-]{1,64}$/.test(draft) ? draft : undefined;
}

/** Maximum bytes of JSON in a link: inflating stops there. */
export const MAX_LINK_BYTES = 512 * 1024;

/** The reason why a link cannot be read. */
export type LinkProblem =
  | { kind: 'not_a_link' }
  | { kind: 'unknown_version'; version: string }
  /** Characters of the data; `expected` is unknown when the link ends before that number. */
  | { kind: 'cut'; arrived: number; expected: number | undefined }
  | { kind: 'changed' }
  | { kind: 'not_compressed' }
  /** Bytes inflated before the stop; 0 when the link itself was too long. */
  | { kind: 'too_large'; inflated: number }
  | { kind: 'not_json' }
  | { kind: 'too_deep' }
  | { kind: 'not_a_template' };

const fixedMessages = {
  not_a_link: 'This is not a template link. Template links end in #v1. or #v2. and more characters.',
  changed: 'This link was changed while it was copied or sent. Ask for it again, or for the file.',
  not_compressed: 'This link is damaged: its data can’t be unpacked. Ask for it again, or for the file.',
  too_large: `This link contains more than ${formatNumber(MAX_LINK_BYTES / 1024)} KB and was not opened. Ask for the file.`,
  not_json: 'This link doesn’t contain JSON, so it was created incorrectly.',
  too_deep: `This link contains data nested deeper than ${MAX_LEVELS} levels, so it isn’t a template.`,
  not_a_template: 'This link contains something other than a template.',
} satisfies Record<Exclude<LinkProblem['kind'], 'unknown_version' | 'cut'>, string>;

/** The message for people: the reason, and the remedy. */
export function linkProblemMessages(problem: LinkProblem): string {
  if (problem.kind === 'unknown_version') {
    return `This link has version ${problem.version}, and this page opens versions 1 and 2. Update the builder to open it.`;
  }
  if (problem.kind !== 'cut') return fixedMessages[problem.kind];
  const { arrived, expected } = problem;
  const what =
    expected === undefined
      ? 'it ends before the template starts'
      : `${formatNumber(arrived)} of ${formatNumber(expected)} characters arrived`;
  return `This link was cut off: ${what}. Ask for the whole link, or for the file.`;
}
