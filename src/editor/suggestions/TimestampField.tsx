import { CaseSensitive } from 'lucide-react';
import { useState, type ClipboardEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import {
  deviceOffset,
  formatWallTime,
  offsets,
  timestampToWallTime,
  wallTimeToTimestamp,
} from '../../lib/time';
import { Field, FieldTool } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { useDraftText, useEditor, useFocusTarget, useQuickFix } from '../model/EditorContext';
import type { SuggestionPath } from '../state/paths';
import { fieldFacts } from '../fields/TextField';
import { useRemarks } from '../fields/templateForm';
import { setDraftValue } from '../fields/draftValues';
import { QuickFixLine } from '../quickFixes/FieldQuickFix';
import styles from './suggestions.module.css';

type TimestampFieldProps = {
  at: `${SuggestionPath}.action.createCalendarEventAction.${'startTime' | 'endTime'}`;
};

/** A local time and its offset from UTC, stored as one RFC 3339 timestamp. It may also be written in words. */
export function TimestampField({ at }: TimestampFieldProps) {
  const editor = useEditor();
  const { label } = fieldFacts(at);
  const stored = useDraftText(at);
  const remarks = useRemarks(at);
  const quickFix = useQuickFix(at);
  const wall = timestampToWallTime(stored);
  // An imported text that is no timestamp is shown as it is, so that the person can correct it.
  const [isInWords, setIsInWords] = useState(stored !== '' && !wall);
  // Words that become a time take the focus along to the control of the time.
  const [isFocused, setIsFocused] = useState(false);

  function finish() {
    editor.quickFixes.finish(at);
    editor.diagnostics.reveal(at);
  }
  /** Enter takes words with one meaning; of others it shows how they are read, and takes them with the second press. */
  function enter() {
    const [choice, other] = editor.quickFixes.at(at)?.choices ?? [];
    if (!choice || other) finish();
    else if (editor.quickFixes.take(choice)) editor.focus.focusSpot(at, 'field');
  }
  function leave() {
    setIsFocused(false);
    finish();
  }
  function switchInput() {
    flushSync(() => setIsInWords(!isInWords));
    if (!isInWords) editor.focus.focus(at);
  }
  /** A date of another program cannot be pasted into a date control: it becomes text, with an offer. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain').trim();
    if (text === '') return;
    event.preventDefault();
    setIsInWords(true);
    setDraftValue(editor, at, text);
    finish();
  }

  const isText = stored === '' ? isInWords : !wall;
  const hint = isText
    ? 'For example, tomorrow 6pm or 14 March 2027 18:00.'
    : 'Local time of the event, and its time zone.';
  const readTime = (
    <>
      {formatWallTime(stored)} (UTC{wall?.offset === 'Z' ? '' : wall?.offset}){' '}
      <span data-technical>Sent as {stored}</span>
    </>
  );
  const input = {
    ref: useFocusTarget(at, 'field'),
    'data-path': at,
    onFocus: () => setIsFocused(true),
    onBlur: leave,
  };
  return (
    <Field
      label={label}
      technicalName={at.split('.').at(-1)}
      required
      {...remarks}
      hint={wall ? readTime : hint}
      offer={quickFix && <QuickFixLine at={at} label={label} quickFix={quickFix} />}
      tools={
        stored === '' && (
          <FieldTool
            aria-pressed={isInWords}
            aria-label={`Type ${label.toLowerCase()} as text`}
            onClick={switchInput}
          >
            <CaseSensitive aria-hidden />
            Type as text
          </FieldTool>
        )
      }
    >
      {(control) =>
        isText ? (
          <TextInput
            {...control}
            {...input}
            dir="ltr"
            value={stored}
            onChange={(event) => setDraftValue(editor, at, event.target.value)}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && enter()}
          />
        ) : (
          <PickedInput {...control} {...input} at={at} label={label} autoFocus={isFocused} onPaste={paste} />
        )
      }
    </Field>
  );
}

type PickedInputProps = TimestampFieldProps & { label: string } & ComponentProps<typeof TextInput>;

function PickedInput({ at, label, ...input }: PickedInputProps) {
  const editor = useEditor();
  const wall = timestampToWallTime(useDraftText(at));
  const [chosenOffset, setChosenOffset] = useState(() => wall?.offset ?? deviceOffset(''));
  const offset = wall?.offset ?? chosenOffset;
  const set = (local: string, next: string) => {
    setChosenOffset(next);
    setDraftValue(editor, at, wallTimeToTimestamp({ local, offset: next }));
  };
  return (
    <div className={styles.pair}>
      <TextInput
        {...input}
        type="datetime-local"
        step={60}
        value={wall?.local ?? ''}
        onChange={({ target: { value } }) => set(value, wall ? offset : deviceOffset(value))}
      />
      <Select
        aria-label={`${label}: time zone`}
        value={offset}
        choices={[...new Set([...offsets, offset])].map((value) => ({
          value,
          label: value === 'Z' ? 'UTC' : value,
        }))}
        onChange={({ target: { value } }) => (wall ? set(wall.local, value) : setChosenOffset(value))}
      />
    </div>
  );
}
