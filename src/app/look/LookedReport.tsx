import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Notice } from '../../ui/notices/Notice';
import { ImportProblemNotice } from '../importing/reading/ImportProblemNotice';
import { ImportReport } from '../importing/reading/ImportReport';
import { useAppServices } from '../services/AppServices';
import { AnswerNotice } from './answers/AnswerNotice';
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
    <div role="status">
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
          actions={<Button onClick={() => imports.set({ text })}>Import them as cards</Button>}
        >
          <p>Paste the message itself, or make cards of the rows.</p>
        </Notice>
      )}
      {looked?.kind === 'messages' && <HowItWasRead looked={looked} />}
    </div>
  );
}

function HowItWasRead({ looked: { found } }: { looked: Extract<Looked, { kind: 'messages' }> }) {
  const [first] = found;
  const [summary, ...others] = first?.report ?? [];
  if (found.length !== 1 || !summary) return null;
  return others.length === 0 ? (
    <p>{summary.message}</p>
  ) : (
    <Disclosure summary={`${summary.message} ${countRemarks(others.length)}`}>
      {() => <ImportReport report={others} />}
    </Disclosure>
  );
}

const countRemarks = (count: number) =>
  count === 1 ? '1 remark about the reading.' : `${count} remarks about the reading.`;
