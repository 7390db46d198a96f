import type { SignOffFact } from '../../exchange/export/specSheet';
import type { RecordedVersion } from '../../schema/responses/record';
import { standingOf, type ReviewFigures } from '../../schema/responses/reviews';
import { describeRecordedOutcome } from '../../submission/outcome/outcome';
import { statusInWords } from '../../submission/outcome/StatusBadge';
import { formatDateAndTime } from '../../ui/time/time';
import { describeStanding } from '../standing/reviewSummaries';

/** What one person did, with what they wrote. `what`: how, if not as usual. */
export type RecordLine = {
  key: string;
  name: string;
  at: number;
  what?: string | undefined;
  text: string | null;
};

/** Who asked for reviews of a version, decided about it and sent it, in the order of the record. */
export function linesByDeed({ reviews, sendings }: RecordedVersion): Record<string, RecordLine[]> {
  const decisions = reviews.flatMap((review) => review.decisions);
  const decided = (wanted: 'approved' | 'changes'): RecordLine[] =>
    decisions
      .filter(({ verdict }) => verdict === wanted)
      .map(({ by, at, reason }) => ({ key: `${by.id} ${at}`, name: by.name, at, text: reason }));
  return {
    'Review requested by': reviews.map(({ id, by, at, note }) => ({
      key: id,
      name: by.name,
      at,
      text: note,
    })),
    'Approved by': decided('approved'),
    'Changes requested by': decided('changes'),
    'Sent by': sendings.map(({ id, by, at, emergency }) => ({
      key: id,
      name: by ?? 'somebody',
      at,
      what: emergency === null ? undefined : 'without review, in an emergency',
      text: emergency,
    })),
  };
}

/** What happened to a version in one line: when last, how its review ended, and whether it was sent. */
export function describeRound({ digest, reviews, sendings }: RecordedVersion): string {
  const acts = reviews.flatMap(({ at, decisions }) => [at, ...decisions.map((one) => one.at)]);
  const newest = reviews.at(-1);
  return [
    formatDateAndTime(Math.max(...acts, ...sendings.map(({ at }) => at))),
    ...(newest ? [describeEnd({ ...newest, digest })] : []),
    ...(sendings.length === 0 ? [] : ['Sent']),
  ].join(' · ');
}

/** How a review ended, also one that another version has replaced after changes were asked for. */
function describeEnd(review: ReviewFigures): string {
  if (review.state === 'withdrawn') return 'Review withdrawn';
  const wantsChanges = review.decisions.some(({ verdict }) => verdict === 'changes');
  const state = review.state === 'replaced' && wantsChanges ? 'changes' : review.state;
  const standing = standingOf([{ ...review, state }], review.digest);
  return standing.kind === 'none' ? 'Replaced by a later version' : describeStanding(standing);
}

/** The record as text, in the same order as on the page. */
export function recordInWords(record: RecordedVersion): SignOffFact[] {
  const deeds = Object.entries(linesByDeed(record)).map(([label, lines]) => ({
    label,
    lines: lines.map(
      ({ name, at, what, text }) =>
        `${name}, ${formatDateAndTime(at)}${what === undefined ? '' : `, ${what}`}${text === null ? '' : `: “${text}”`}`,
    ),
  }));
  const platform = record.sendings.map(
    (sending) =>
      `${sending.platform}, app ID ${sending.appId}: ${describeRecordedOutcome(sending)}${sending.platformStatus === null ? '' : ` ${statusInWords(sending.platformStatus)}`}`,
  );
  return [
    { label: 'Written by', lines: record.writers.map(({ name }) => name) },
    ...deeds,
    { label: 'Platform', lines: platform },
    { label: 'Version', lines: [record.digest] },
  ].filter(({ lines }) => lines.length > 0);
}
