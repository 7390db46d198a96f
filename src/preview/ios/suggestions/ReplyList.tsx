import styles from './ReplyList.module.css';
import { SuggestionButton, type SuggestionButtonProps } from './SuggestionButton';
import type { Placed } from '../rules/suggestionGroups';

type ReplyListProps = {
  replies: Placed[];
  /** Path of the list that holds them. */
  path: string;
  testId: SuggestionButtonProps['testId'];
  selectedPath?: string | undefined;
};

/** Replies stand in a list below what they answer, never inside it. */
export function ReplyList({ replies, path, testId, selectedPath }: ReplyListProps) {
  return (
    <div
      className={styles['replies']}
      role="group"
      aria-label="Suggested replies"
      data-testid="preview-replies"
    >
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
