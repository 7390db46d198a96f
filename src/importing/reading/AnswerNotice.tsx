import { useState } from 'react';
import { Link } from 'wouter';
import type { FoundAnswer } from '../../exchange/answers/findAnswer';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/templateTree';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Notice } from '../../ui/notices/Notice';
import { describeResponse } from './pastedOutcome';

type AnswerNoticeProps = {
  answer: FoundAnswer;
  /** The message of the request, if the text holds it. */
  template?: TemplateDraft | undefined;
  /** Goes to a field, as a dotted path; absent where no fields are shown. */
  onGoTo?: (path: string) => void;
};

/** An answer of the platform that was pasted, in words, with the next step. */
export function AnswerNotice({ answer, template, onGoTo }: AnswerNoticeProps) {
  const [now] = useState(() => Date.now());
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
  const { title, sentences, path } = describeResponse(answer, template, now);
  const field = path && nameOfPath(path);
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <>
          {onGoTo && path && field !== 'Template' && (
            <Button size="small" onClick={() => onGoTo(path.join('.'))}>
              Go to {field}
            </Button>
          )}
          <CopyButton
            name="the response in words"
            text={() => [title, ...sentences].join('\n')}
            copied="Copied the response"
          />
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!template && <p>Paste the request too, to see its message.</p>}
    </Notice>
  );
}
