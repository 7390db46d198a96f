import { use, useEffect, useRef } from 'react';
import { HighlightsContext, isWithin } from '../../message/parts';
import styles from './Actions.module.css';
import { Icon } from '../parts/Icon';
import { usePhoneActs } from '../../screen/phoneActs';
import { DrawnFoldedContext, OpenOptionsContext, UnfoldedContext } from './openOptions';
import { MeasuredOptions } from './OptionsMenu';
import { Pressable } from '../parts/Pressable';
import { SuggestionButton, type SuggestionButtonProps } from './SuggestionButton';
import type { Placed } from '../../message/suggestions';

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

/** The actions of a card or a text message: up to two as buttons, more folded into "Options". */
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
          <Icon name="upDown" size={16} />
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
