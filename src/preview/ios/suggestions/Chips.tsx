import { maxSuggestions, type Placed, suggestionGroups } from '../../message/suggestions';
import { Actions } from './Actions';
import styles from './Chips.module.css';
import { BeyondNote } from '../../notes/BeyondNote';
import { ReplyList } from './ReplyList';

type ChipsProps = { chips: readonly Placed[]; path: string; selectedPath?: string | undefined };

/** The suggestions of a text message: the actions below it, the list of replies below those. */
export function Chips({ chips, path, selectedPath }: ChipsProps) {
  const { actions, replies, folds } = suggestionGroups(
    chips.filter(({ index }) => index < maxSuggestions.message),
  );
  const beyond = chips.filter(({ index }) => index >= maxSuggestions.message).length;
  const list = { path, testId: 'preview-chip', selectedPath } as const;
  if (chips.length === 0) return null;
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label="Suggestions"
      data-testid="preview-chiplist"
      data-path={path}
    >
      {actions.length > 0 && <Actions actions={actions} folds={folds} place="list" {...list} />}
      {replies.length > 0 && <ReplyList replies={replies} {...list} />}
      <BeyondNote count={beyond} />
    </div>
  );
}
