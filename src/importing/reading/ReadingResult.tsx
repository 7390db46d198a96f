import type { Imported } from '../../exchange/import/importTemplate';
import styles from './ReadingResult.module.css';
import { ImportProblemNotice } from './ImportProblemNotice';
import { ImportReport } from './ImportReport';
import { RowsFound } from './RowsFound';
import type { Reading } from './useReading';

type ReadingResultProps = {
  /** The message whose report is shown. */
  found: Imported | undefined;
  reading: Reading | undefined;
  /** Whether a text is being read: the first time, the readers are loaded. */
  isReading?: boolean;
  /** Why a file was not read. */
  problem: string | undefined;
};

/** The report of what was understood, or why nothing was. It is said when it changes. */
export function ReadingResult({ found, reading, isReading = false, problem }: ReadingResultProps) {
  return (
    <div role="status" className={styles.outcome}>
      {isReading && <p>Reading…</p>}
      {/* A notice asks about a doubt. */}
      {found && <ImportReport report={found.report.filter(({ level }) => level !== 'doubtful')} />}
      {reading?.kind === 'rows' && <RowsFound count={reading.count} columns={reading.columns} />}
      {problem !== undefined && <ImportProblemNotice problem={problem} />}
      {problem === undefined && reading?.kind === 'problem' && (
        <ImportProblemNotice problem={reading.problem} place={reading.place} />
      )}
    </div>
  );
}
