import { Link } from 'wouter';
import type { FoundAnswer } from '../../../exchange/answers/findAnswer';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { nameOfPath } from '../../../schema/template/nameOfPath';
import type { CreateTemplatePayload } from '../../../schema/template/template';
import { parsePath } from '../../../schema/values/issues';
import { findRefusedPath } from '../../../submission/outcome/findRefusedPath';
import { ButtonLink } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/notices/Notice';

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
        <p>Verify finds a verification by its id, its number or its reference, and says how it ended.</p>
      </Notice>
    );
  }
  const { status, message, isGateway, requestId } = answer;
  const field = fieldOf(message, template);
  const who = isGateway ? 'The server of this page' : 'The platform';
  return (
    <Notice tone="warning" title={`${who} answered${status === undefined ? '' : ` ${status}`}: “${message}”`}>
      {field !== undefined && (
        <p>
          It means the field <strong>{field}</strong>.
        </p>
      )}
      {requestId !== undefined && <p>Request {requestId} in the log of the server.</p>}
      {!template && <p>Paste the request that was answered as well, to see its message.</p>}
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
