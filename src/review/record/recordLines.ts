import type { SignOffFact } from '../../exchange/export/specSheet';
import type { TemplateRecord } from '../../schema/responses/record';
import { describeRecordedOutcome } from '../../submission/outcome/outcome';
import { statusInWords } from '../../submission/outcome/StatusBadge';
import { formatDateAndTime } from '../../ui/time/time';

/** What one person did, with what they wrote. `what`: how, if not as usual. */
export type RecordLine = {
  key: string;
  name: string;
  at: number;
  what?: string | undefined;
  text: string | null;
};

/** Who asked for reviews of a version, decided about it and sent it, in the order of the record. */
export function linesByDeed({ reviews, sendings }: TemplateRecord): Record<string, RecordLine[]> {
  const decisions = reviews.flatMap((review) => review.decisions);
  const decided = (wanted: 'approved' | 'changes'): RecordLine[] =>
    decisions
      .filter(({ verdict }) => verdict === wanted)
      .map(({ by, at, reason }) => ({ key: `${by.id} ${at}`, name: by.name, at, text: reason }));
  return {
    'Review asked by': reviews.map(({ id, by, at, note }) => ({ key: id, name: by.name, at, text: note })),
    'Approved by': decided('approved'),
    'Changes asked by': decided('changes'),
    'Sent by': sendings.map(({ id, by, at, emergency }) => ({
      key: id,
      name: by ?? 'somebody',
      at,
      what: emergency === null ? undefined : 'without approval, in an emergency',
      text: emergency,
    })),
  };
}

/** The record as text, in the same order as on the page. */
export function recordInWords(record: TemplateRecord): SignOffFact[] {
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
