import { useState } from 'react';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { useDraftText, useEditor, useFocusTarget, useVisibleIssue } from '../model/EditorContext';
import type { SuggestionPath } from '../model/paths';
import { setDraftValue } from '../fields/setDraftValue';
import { deviceOffset, offsets, timestampToWallTime, wallTimeToTimestamp } from './wallTime';
import styles from './TimestampField.module.css';

type TimestampFieldProps = {
  at: `${SuggestionPath}.action.createCalendarEventAction.${'startTime' | 'endTime'}`;
  label: string;
};

/** A local time and its offset from UTC, stored as one RFC 3339 timestamp. */
export function TimestampField({ at, label }: TimestampFieldProps) {
  const editor = useEditor();
  const stored = useDraftText(at);
  const error = useVisibleIssue(at);
  const timeTarget = useFocusTarget(at, 'field');
  const wall = timestampToWallTime(stored);
  const [chosenOffset, setChosenOffset] = useState(() => wall?.offset ?? deviceOffset(''));
  const offset = wall?.offset ?? chosenOffset;
  const set = (value: string) => setDraftValue(editor, at, value);

  // Show an imported text that is no timestamp as it is, so that the person can correct it.
  const isText = stored !== '' && !wall;
  return (
    <Field
      label={label}
      technicalName={at.split('.').at(-1)}
      required
      error={error}
      hint={stored === '' ? 'Local time and its distance from UTC.' : <>Sent as {stored}</>}
    >
      {(control) =>
        isText ? (
          <TextInput
            {...control}
            ref={timeTarget}
            data-path={at}
            dir="ltr"
            value={stored}
            onChange={(event) => set(event.target.value)}
            onBlur={() => editor.diagnostics.reveal(at)}
          />
        ) : (
          <div className={styles['pair']}>
            <TextInput
              {...control}
              ref={timeTarget}
              type="datetime-local"
              step={60}
              data-path={at}
              value={wall?.local ?? ''}
              onChange={({ target }) => {
                const next = wall ? offset : deviceOffset(target.value);
                setChosenOffset(next);
                set(wallTimeToTimestamp({ local: target.value, offset: next }));
              }}
              onBlur={() => editor.diagnostics.reveal(at)}
            />
            <Select
              aria-label={`${label}: distance from UTC`}
              value={offset}
              choices={[...new Set([...offsets, offset])].map((value) => ({
                value,
                label: value === 'Z' ? 'UTC' : value,
              }))}
              onChange={({ target }) => {
                setChosenOffset(target.value);
                if (wall) set(wallTimeToTimestamp({ local: wall.local, offset: target.value }));
              }}
            />
          </div>
        )
      }
    </Field>
  );
}
