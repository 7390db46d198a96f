import { Download } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { download } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';
import { fileNameOf } from '../../workspace/draftLinks';
import type { DraftOnServer } from '../../workspace/draftOnServer';
import { RecordFacts } from './RecordFacts';
import { useRecord } from '../reviewData';
import { describeRound } from './recordLines';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../review.module.css';

/** The record of the version that is shown, and those of the other versions, to read and to download. */
export function VersionRecord({ draft, digest }: { draft: DraftOnServer; digest: string }) {
  const { data: record, error } = useRecord(draft, digest, { hasOthers: true });
  if (error) return <p className={words.soft}>Couldn’t load the record. {error.message}</p>;
  if (!record) return <p role="status">Opening the record…</p>;

  function save() {
    const file = `${fileNameOf({ name: record?.name ?? undefined })}_record.json`;
    download(file, `${JSON.stringify(record, null, 2)}\n`);
    announce(`Downloaded ${file}.`);
  }
  return (
    <div className={layout.stack}>
      {record.reviews.length === 0 && record.sendings.length === 0 && (
        <p className={words.soft}>This version hasn’t been sent to review or for approval yet.</p>
      )}
      <RecordFacts record={record} />
      {record.others.length > 0 && (
        <>
          <h4>Other versions</h4>
          <ul className={styles.entries} aria-label="Other versions">
            {record.others.map((version) => (
              <li key={version.digest}>
                <Disclosure summary={describeRound(version)}>
                  {() => <RecordFacts record={version} />}
                </Disclosure>
              </li>
            ))}
            {record.more > 0 && <li className={words.soft}>and {record.more} earlier versions</li>}
          </ul>
        </>
      )}
      <div>
        <Button size="small" icon={<Download aria-hidden />} onClick={save}>
          Download record
        </Button>
      </div>
    </div>
  );
}
