import { useState } from 'react';
import { limits } from '../../schema/values/limits';
import { base64ToText, textToBase64 } from '../../schema/values/postback';
import { countCharacters, formatNumber } from '../../schema/values/text';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { useDraftText, useEditor, useFocusTarget, useQuickFix } from '../model/EditorContext';
import type { SuggestionPath } from '../state/paths';
import { useRemarks } from '../fields/templateForm';
import { setDraftValue } from '../fields/draftValues';
import { QuickFixLine } from '../quickFixes/FieldQuickFix';
import words from '../../ui/styles/words.module.css';
import styles from './suggestions.module.css';

type Member = `${SuggestionPath}.reply` | `${SuggestionPath}.action`;
type PostbackFieldProps = { at: `${Member}.postbackData`; textAt: `${Member}.text`; isReply: boolean };

/** A postback, typed as plain text and stored as Base64 of its UTF-8. Shows both. */
export function PostbackField({ at, textAt, isReply }: PostbackFieldProps) {
  const editor = useEditor();
  const stored = useDraftText(at);
  const label = useDraftText(textAt);
  const remarks = useRemarks(at);
  const quickFix = useQuickFix(at);
  const fieldTarget = useFocusTarget(at, 'field');
  const decoded = base64ToText(stored);
  // Half of a composed letter does not survive encoding, so keep the typed text beside the stored one.
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && textToBase64(typed) === stored ? typed : (decoded ?? stored);
  const sent = stored === '' ? textToBase64(label) : stored;
  const length = countCharacters(sent);
  // What is sent is longer than what is typed: the count says something only where the limit is near.
  const isNearLimit = length > 0.8 * limits.postbackData;
  return (
    <Field
      label="Button ID"
      technicalName="postbackData"
      hint={
        stored === ''
          ? 'Your system receives this after a tap. Leave empty to use the button text.'
          : 'Your system receives this after a tap.'
      }
      {...remarks}
      offer={quickFix && <QuickFixLine at={at} label="Button ID" quickFix={quickFix} />}
      trailing={
        isNearLimit && (
          <span className={styles.count} data-over={length > limits.postbackData ? '' : undefined}>
            {formatNumber(length)} / {formatNumber(limits.postbackData)} as sent
            {isReply && length > limits.postbackData ? ' (may be too long)' : ''}
          </span>
        )
      }
      trailingDescription={`At most ${formatNumber(limits.postbackData)} characters as sent.`}
    >
      <TextInput
        ref={fieldTarget}
        data-path={at}
        dir="auto"
        value={text}
        placeholder={label}
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setDraftValue(editor, at, textToBase64(event.target.value));
        }}
        onBlur={() => {
          editor.quickFixes.finish(at);
          editor.diagnostics.reveal(at);
        }}
      />
      {sent !== '' && (
        <p className={`${words.note} ${styles.stored}`} data-technical>
          Sent as <code>{sent.length > 96 ? `${sent.slice(0, 96)}…` : sent}</code>
        </p>
      )}
    </Field>
  );
}
