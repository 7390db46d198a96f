import styles from './ReplyList.module.css';
import { SuggestionButton, type SuggestionButtonProps } from './SuggestionButton';
import type { Placed } from '../../message/suggestions';

type ReplyListProps = {
  replies: Placed[];
  /** Dotted draft path of their list. */
  path: string;
  testId: SuggestionButtonProps['testId'];
  selectedPath?: string | undefined;
};

/** A list of replies, below the message or card that it belongs to. */
export function ReplyList({ replies, path, testId, selectedPath }: ReplyListProps) {
  return (
    <div className={styles.replies} role="group" aria-label="Suggested replies" data-testid="preview-replies">
      {replies.map(({ suggestion, index }) => (
        <SuggestionButton
          key={index}
          suggestion={suggestion}
          path={`${path}.${index}`}
          place="list"
          testId={testId}
          selectedPath={selectedPath}
        />
      ))}
    </div>
  );
}
