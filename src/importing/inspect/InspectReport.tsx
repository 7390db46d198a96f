import { plural } from '../../schema/values/text';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Notice } from '../../ui/notices/Notice';
import { CopyButton } from '../../ui/notices/CopyButton';
import { AnswerNotice } from '../reading/AnswerNotice';
import { ImportProblemNotice, ImportReport } from '../reading/ImportResult';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './inspect.module.css';
import type { Inspected } from './readInspected';

type InspectReportProps = {
  text: string;
  inspected: Inspected | undefined;
  /** Why a file was not read. */
  problem: string | undefined;
};

/** Says how the text was read, or why it was not. */
export function InspectReport({ text, inspected, problem }: InspectReportProps) {
  const { imports } = useAppServices();
  const read = inspected?.kind === 'messages' && inspected.found.length === 1 && inspected.found[0];
  return (
    <div role="status" className={styles.section}>
      {text.trim() !== '' && !inspected && <p>Reading…</p>}
      {problem !== undefined && <ImportProblemNotice title="This can’t be shown" problem={problem} />}
      {inspected?.kind === 'problem' && (
        <ImportProblemNotice
          title="This can’t be shown"
          problem={inspected.problem}
          place={inspected.place}
        />
      )}
      {inspected?.kind === 'answer' && <AnswerNotice answer={inspected.answer} />}
      {inspected?.kind === 'event' && (
        <Notice tone="info" title={`This is an event, not a template: ${inspected.says}`}>
          <p>To see the message that it is about, paste its template or a share link.</p>
        </Notice>
      )}
      {inspected?.kind === 'base64' && (
        <Notice
          tone="info"
          title="This is Base64, as button IDs are sent"
          actions={<CopyButton name="the decoded text" text={() => inspected.decoded} />}
        >
          <p>Decoded: {inspected.decoded}</p>
        </Notice>
      )}
      {read && read.doubt !== undefined && (
        <Notice tone="warning" title="Is this what you meant?">
          <p>{read.doubt}</p>
        </Notice>
      )}
      {inspected?.kind === 'rows' && (
        <Notice
          tone="info"
          title="These are spreadsheet rows, not a message"
          actions={<Button onClick={() => imports.setState({ text }, true)}>Import as cards</Button>}
        >
          <p>Paste a message, or import the rows as cards.</p>
        </Notice>
      )}
      {read && <HowItWasRead report={read.report} />}
    </div>
  );
}

function HowItWasRead({ report: [summary, ...others] }: { report: readonly ReportLine[] }) {
  if (!summary) return null;
  return others.length === 0 ? (
    <p>{summary.message}</p>
  ) : (
    <Disclosure className={styles.report} summary={`${summary.message} ${countRemarks(others.length)}`}>
      {() => <ImportReport report={others} />}
    </Disclosure>
  );
}

const countRemarks = (count: number) => `${plural(count, 'note')} about the import.`;
