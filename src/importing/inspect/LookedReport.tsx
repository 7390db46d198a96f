import { plural } from '../../schema/values/text';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Notice } from '../../ui/notices/Notice';
import { ImportProblemNotice } from '../reading/ImportProblemNotice';
import { ImportReport } from '../reading/ImportReport';
import { useAppServices } from '../../workspace/services/AppServices';
import { importedDraft } from '../../workspace/importedDraft';
import { AnswerNotice } from './answers/AnswerNotice';
import { AsSentNotice } from './answers/AsSentNotice';
import styles from './LookView.module.css';
import type { Looked } from './readLooked';

type LookedReportProps = {
  text: string;
  looked: Looked | undefined;
  /** Why a file was not read. */
  problem: string | undefined;
};

/** Says how the text was read, or why it was not. */
export function LookedReport({ text, looked, problem }: LookedReportProps) {
  const { imports } = useAppServices();
  return (
    <div role="status" className={styles.section}>
      {text.trim() !== '' && !looked && <p>Reading…</p>}
      {problem !== undefined && <ImportProblemNotice title="Nothing can be shown" problem={problem} />}
      {looked?.kind === 'problem' && (
        <ImportProblemNotice
          title="Nothing can be shown"
          problem={looked.problem}
          {...(looked.place ? { place: looked.place } : {})}
        />
      )}
      {looked?.kind === 'answer' && <AnswerNotice answer={looked.answer} />}
      {looked?.kind === 'rows' && (
        <Notice
          tone="info"
          title="These are the rows of a spreadsheet, no message"
          actions={<Button onClick={() => imports.setState({ text }, true)}>Import them as cards</Button>}
        >
          <p>Paste the message itself, or make cards of the rows.</p>
        </Notice>
      )}
      {looked?.kind === 'messages' && <OfMessages looked={looked} />}
    </div>
  );
}

function OfMessages({ looked: { found, answer } }: { looked: Extract<Looked, { kind: 'messages' }> }) {
  const [first] = found;
  return (
    <>
      {found.length === 1 && first && <HowItWasRead report={first.report} />}
      {answer && <AnswerNotice answer={answer} template={first && importedDraft(first)} />}
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
    <Disclosure summary={`${summary.message} ${countRemarks(others.length)}`}>
      {() => <ImportReport report={others} />}
    </Disclosure>
  );
}

const countRemarks = (count: number) => `${plural(count, 'remark')} about the reading.`;
