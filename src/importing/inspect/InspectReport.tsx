import { plural } from '../../schema/values/text';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Notice } from '../../ui/notices/Notice';
import { AnswerNotice } from '../reading/AnswerNotice';
import { ImportProblemNotice, ImportReport } from '../reading/ImportResult';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './inspect.module.css';
import type { Inspected } from './readInspected';
import { nameOfPath } from '../../schema/template/templateTree';
import { formatPath, type Issue } from '../../schema/values/issues';

type InspectReportProps = {
  text: string;
  inspected: Inspected | undefined;
  /** Why a file was not read. */
  problem: string | undefined;
};

/** Says how the text was read, or why it was not. */
export function InspectReport({ text, inspected, problem }: InspectReportProps) {
  const { imports } = useAppServices();
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
      {inspected?.kind === 'rows' && (
        <Notice
          tone="info"
          title="These are spreadsheet rows, not a message"
          actions={<Button onClick={() => imports.setState({ text }, true)}>Import as cards</Button>}
        >
          <p>Paste a message, or import the rows as cards.</p>
        </Notice>
      )}
      {inspected?.kind === 'messages' && <OfMessages inspected={inspected} />}
    </div>
  );
}

function OfMessages({ inspected: { found } }: { inspected: Extract<Inspected, { kind: 'messages' }> }) {
  const [first] = found;
  return (
    <>
      {found.length === 1 && first && <HowItWasRead report={first.report} />}
      {/* Of several messages, the chosen one has it. */}
      {found.length === 1 && first?.refusedFor && <AsSentNotice issues={first.refusedFor} />}
    </>
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

/** Further reasons rarely help: one is enough for a refusal. */
const SHOWN = 8;

/** Why the platform refuses the request that was pasted, where the message that was read of it has no such fault. */
export function AsSentNotice({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Notice tone="warning" title="The platform would reject this request">
      <ul>
        {issues.slice(0, SHOWN).map(({ path, message }) => (
          <li key={`${formatPath(path)} ${message}`} title={formatPath(path)}>
            {path.length > 0 && <strong>{nameOfPath(path)}: </strong>}
            {message}
          </li>
        ))}
      </ul>
      {issues.length > SHOWN && <p>And {issues.length - SHOWN} more.</p>}
      <p>The preview shows it with these errors fixed.</p>
    </Notice>
  );
}
