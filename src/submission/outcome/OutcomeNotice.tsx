import type { ReactNode } from 'react';
import { Notice } from '../../ui/notices/Notice';
import { outcomeActions, type OutcomeActionsProps } from './outcomeActions';
import { OutcomeDetails } from './OutcomeDetails';
import { outcomeMessages } from './outcomeMessages';

type OutcomeNoticeProps = OutcomeActionsProps & {
  /** Whether an earlier sending under this name has an unknown outcome. */
  hasUnknownBefore: boolean;
  /** What a look at the platform showed. */
  children?: ReactNode;
};

/** The outcome of a sending in words, and the next steps. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, hasUnknownBefore, children } = props;
  const { tone, title, next } = outcomeMessages(outcome, hasUnknownBefore);
  const isCreated = outcome.kind === 'created';
  return (
    <Notice
      tone={tone}
      title={title}
      {...(isCreated ? {} : { role: 'alert' })}
      actions={outcomeActions(props)}
      data-outcome={outcome.kind}
    >
      <OutcomeDetails outcome={outcome} />
      {next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Notice>
  );
}
