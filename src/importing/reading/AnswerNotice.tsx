import { Link } from 'wouter';
import type { FoundAnswer } from '../../exchange/answers/findAnswer';
import { isolate } from '../../lib/text/isolate';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/templateTree';
import { ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { refusedFieldOf } from './refusedField';

type AnswerNoticeProps = {
  answer: FoundAnswer;
  /** The message of the request, if the text holds it. */
  template?: TemplateDraft | undefined;
};

/** An answer of the platform that was pasted, in words, with the next step. */
export function AnswerNotice({ answer, template }: AnswerNoticeProps) {
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
  const path = refusedFieldOf(message, template);
  const field = path && nameOfPath(path);
  const who = isGateway ? 'This server' : 'The platform';
  return (
    <Notice
      tone="warning"
      title={`${who} responded${status === undefined ? '' : ` with ${status}`}: “${isolate(message)}”`}
    >
      {field !== undefined && field !== 'Template' && (
        <p>
          This is about the field <strong>{field}</strong>.
        </p>
      )}
      {requestId !== undefined && <p>Request ID in the server log: {requestId}</p>}
      {!template && <p>Paste the request too, to see its message.</p>}
    </Notice>
  );
}
