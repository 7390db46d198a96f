import { use, useEffect, useRef } from 'react';
import { HighlightsContext, isWithin } from '../../message/parts';
import styles from './SuggestionButton.module.css';
import { IosIcon } from '../parts/Icon';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { DrawnFoldedContext, OpenOptionsContext, UnfoldedContext, MeasuredOptions } from './OptionsMenu';
import { Pressable } from '../parts/parts';
import { SuggestionButton, type SuggestionButtonProps } from './SuggestionButton';
import { type Placed, maxSuggestions, suggestionGroups } from '../../message/suggestions';
import { BeyondNote } from '../../notes/Note';

type ActionsProps = {
  actions: Placed[];
  /** Whether one control opens them all. */
  folds: boolean;
  /** Dotted draft path of their list. */
  path: string;
  place: 'card' | 'list';
  testId: SuggestionButtonProps['testId'];
  selectedPath?: string | undefined;
};

/** The actions of a card or a text message: as buttons, or folded into "Options" where `suggestionGroups` says so. */
export function Actions({ actions, folds, path, place, testId, selectedPath }: ActionsProps) {
  const acts = usePhoneActs();
  const openOptions = use(OpenOptionsContext);
  const drawsFolded = use(DrawnFoldedContext);
  const highlights = use(HighlightsContext);
  const containsSelected = actions.some(({ index }) => isWithin(selectedPath, `${path}.${index}`));
  const containsHighlighted = actions.some(({ index }) => highlights.has(`${path}.${index}`));
  const box = useRef<HTMLDivElement>(null);
  const unfolded = use(UnfoldedContext);
  const isAsked = folds && acts !== undefined && isWithin(unfolded?.path, path);
  // Where the menu opens depends on the drawn phone, which scrolls to its control first.
  useEffect(() => {
    if (!isAsked) return undefined;
    const frame = requestAnimationFrame(() => {
      const control = box.current?.querySelector('button');
      if (control) openOptions(control, path, actions, unfolded);
    });
    return () => cancelAnimationFrame(frame);
    // Another list of the same actions asks for nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, unfolded, openOptions, path]);
  return (
    <div ref={box} className={styles.actions} data-place={place}>
      {folds ? (
        <Pressable
          className={styles.options}
          aria-haspopup="dialog"
          data-testid="preview-options"
          data-path={path}
          data-place={place}
          data-selected={containsSelected || undefined}
          data-highlight={containsHighlighted ? 'changed' : undefined}
          onPress={acts && ((control) => openOptions(control, path, actions))}
        >
          Options
          <IosIcon name="upDown" size={16} />
        </Pressable>
      ) : (
        actions.map(({ suggestion, index }) => (
          <SuggestionButton
            key={index}
            suggestion={suggestion}
            path={`${path}.${index}`}
            place={place}
            testId={testId}
            selectedPath={selectedPath}
          />
        ))
      )}
      {folds && drawsFolded && <MeasuredOptions path={path} actions={actions} />}
    </div>
  );
}

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
