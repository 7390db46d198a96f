import { formatNumber } from '../../schema/values/text';
import { MAX_LEVELS } from '../../lib/json/parseJson';

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
  not_a_link: 'This is not a template link. A template link ends in #v1. or #v2. and what follows it.',
  changed:
    'This link was changed on its way: its content does not match its checksum. Ask for it again, or for the file.',
  not_compressed:
    'This link holds no compressed data: it was changed on its way, or made wrongly. Ask for it again, or for the file.',
  too_large: `This link holds more than ${formatNumber(MAX_LINK_BYTES / 1024)} KB and was not opened. Ask for the file.`,
  not_json: 'This link does not hold JSON. The program that made it made it wrongly.',
  too_deep: `This link holds data that is nested deeper than ${MAX_LEVELS} levels. It is no template.`,
  not_a_template: 'This link holds something other than a template.',
} satisfies Record<Exclude<LinkProblem['kind'], 'unknown_version' | 'cut'>, string>;

/** The message for people: the reason, and the remedy. */
export function linkProblemMessages(problem: LinkProblem): string {
  if (problem.kind === 'unknown_version') {
    return `This link is of version ${problem.version}. This page reads versions 1 and 2; open the link with a newer one.`;
  }
  if (problem.kind !== 'cut') return fixedMessages[problem.kind];
  const { arrived, expected } = problem;
  const what =
    expected === undefined
      ? 'it ends before the template starts'
      : `${formatNumber(arrived)} of ${formatNumber(expected)} characters arrived`;
  return `This link was cut off: ${what}. Ask for the whole link, or for the file.`;
}
