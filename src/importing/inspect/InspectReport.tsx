import { isolate } from '../../lib/text/isolate';
import { importedDraft } from '../../exchange/import/importedPart';
import { plural } from '../../schema/values/text';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Notice } from '../../ui/notices/Notice';
import { ImportProblemNotice, ImportReport } from '../reading/ImportResult';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './inspect.module.css';
import type { Inspected } from './readInspected';
import { Link } from 'wouter';
import type { FoundAnswer } from '../../exchange/answers/findAnswer';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/templateTree';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { parsePath, formatPath, type Issue } from '../../schema/values/issues';
import { findRefusedPath } from '../../submission/outcome/findRefusedPath';

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

function OfMessages({
  inspected: { found, answer },
}: {
  inspected: Extract<Inspected, { kind: 'messages' }>;
}) {
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
    <Disclosure className={styles.report} summary={`${summary.message} ${countRemarks(others.length)}`}>
      {() => <ImportReport report={others} />}
    </Disclosure>
  );
}

const countRemarks = (count: number) => `${plural(count, 'note')} about the import.`;

type AnswerNoticeProps = {
  answer: FoundAnswer;
  /** The message of the request, if the text holds it. */
  template?: TemplateDraft | undefined;
};

/** An answer of the platform that was pasted, in words, with the next step. */
function AnswerNotice({ answer, template }: AnswerNoticeProps) {
  if (answer.kind === 'verification') {
    const href = answer.id === undefined ? '/verify' : `/verify?id=${encodeURIComponent(answer.id)}`;
    return (
      <Notice
        tone="info"
        title="This belongs to a phone number verification, not to a message"
        actions={
          <Link href={href} asChild>
            <ButtonLink>{answer.id === undefined ? 'Open Verify' : 'Look it up'}</ButtonLink>
          </Link>
        }
      >
        <p>Look it up by ID, phone number or reference on the Verify page.</p>
      </Notice>
    );
  }
  const { status, message, isGateway, requestId } = answer;
  const field = fieldOf(message, template);
  const who = isGateway ? 'This server' : 'The platform';
  return (
    <Notice
      tone="warning"
      title={`${who} responded${status === undefined ? '' : ` with ${status}`}: “${isolate(message)}”`}
    >
      {field !== undefined && (
        <p>
          This is about the field <strong>{field}</strong>.
        </p>
      )}
      {requestId !== undefined && <p>Request ID in the server log: {requestId}</p>}
      {!template && <p>Paste the request too, to see its message.</p>}
    </Notice>
  );
}

/** The name of the field that a refusal means; without its request only where the path stands at the beginning. */
function fieldOf(message: string, template: TemplateDraft | undefined): string | undefined {
  const written = /^(?:name|type|component(?:[.[][\w.[\]]+)?)(?=:)/.exec(message)?.[0];
  // The reader of refusals takes any JSON.
  const path = template ? findRefusedPath(message, template as CreateTemplatePayload) : undefined;
  const meant = path ?? (written === undefined ? undefined : parsePath(written));
  const name = meant && nameOfPath(meant);
  return name === 'Template' ? undefined : name;
}

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
