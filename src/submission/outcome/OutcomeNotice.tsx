import { Notice } from '../../ui/notices/Notice';
import { outcomeActions, type OutcomeActionsProps } from './outcomeActions';
import { OutcomeDetails } from './OutcomeDetails';
import { outcomeMessages } from './outcomeMessages';

type OutcomeNoticeProps = OutcomeActionsProps & {
  /** Whether an earlier sending under this name has an unknown outcome. */
  hasUnknownBefore: boolean;
};

/** The outcome of a sending in words, and the next steps. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, hasUnknownBefore } = props;
  const { tone, title, next } = outcomeMessages(outcome);
  const isCreated = outcome.kind === 'created';
  const isNameRefused = outcome.kind === 'refused_content' && outcome.path?.join('.') === 'name';
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
      {hasUnknownBefore && isNameRefused && (
        <p>
          <strong>An earlier sending under this name had an unknown outcome.</strong> This refusal most likely
          means that the template had been created then.
        </p>
      )}
    </Notice>
  );
}
