import { useMemo } from 'react';
import { RecordFacts } from '../../review/record/RecordFacts';
import { recordInWords } from '../../review/record/recordLines';
import { useRecord } from '../../review/reviewData';
import { versionDigest } from '../../schema/draft/payloadHash';
import type { LinkedTemplate } from '../../sharing/sheet/SheetHead';
import { SpecSheetPage } from '../../sharing/sheet/SpecSheetPage';

type SheetWithRecordProps = LinkedTemplate & {
  /** The draft of the template, as `<space>/<id>`. */
  from: string;
};

/** The spec sheet of a draft: once its version is approved, the record of that takes the place of the lines to sign on. */
export function SheetWithRecord({ from, ...linked }: SheetWithRecordProps) {
  const draft = useMemo(() => {
    const [space = '', id = ''] = from.split('/');
    return { space, id };
  }, [from]);
  const digest = useMemo(() => versionDigest(linked.template), [linked.template]);
  // Whoever may not read the record gets the sheet that everybody gets.
  const { data: record } = useRecord(draft, digest, { hasOthers: false });
  const signedOff = record?.isApproved
    ? { content: <RecordFacts record={record} />, facts: recordInWords(record) }
    : undefined;
  return <SpecSheetPage {...linked} signedOff={signedOff} />;
}
