import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { Field } from '../../ui/controls/Field';
import { Select, TextArea, TextInput } from '../../ui/controls/Input';
import { PARAMETER, RAW, type Interface } from './answerChoices';
import type { WaitingAnswer } from '../../schema/responses/platformControls';
import { addEntry, controlCurl, type Control } from './controls';
import styles from './TestersPage.module.css';

type AnswerFormProps = {
  of: Interface;
  waiting: readonly WaitingAnswer[];
  /** Resolves to the words of a refusal. */
  onAdd: (control: Control, done: string) => Promise<string | undefined>;
};

/** Chooses one more answer. */
export function AnswerForm({ of, waiting, onAdd }: AnswerFormProps) {
  const { choices, path, key, targetLabel, targetHint, refusalOf } = of;
  const [answer, setAnswer] = useState(choices[0]?.value ?? '');
  const [target, setTarget] = useState('');
  const [parameter, setParameter] = useState('');
  const [raw, setRaw] = useState({ status: '418', type: 'application/json', body: '' });
  const [refusal, setRefusal] = useState<string>();

  const content: WaitingAnswer =
    answer === RAW
      ? {
          raw: {
            status: Number(raw.status),
            headers: raw.type.trim() === '' ? {} : { 'Content-Type': raw.type.trim() },
            body: raw.body,
          },
        }
      : { answer: answer === PARAMETER ? refusalOf(parameter.trim()) : answer };
  const control = addEntry(path, waiting, {
    ...content,
    ...(target.trim() === '' ? {} : { [key]: target.trim() }),
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(control, 'Added. It is given once.').then(setRefusal);
      }}
    >
      <Field label="Answer" required error={refusal}>
        {(field) => (
          <Select
            {...field}
            choices={choices}
            value={answer}
            onChange={({ target: t }) => setAnswer(t.value)}
          />
        )}
      </Field>
      <Field label={targetLabel} hint={targetHint}>
        {(field) => <TextInput {...field} value={target} onChange={({ target: t }) => setTarget(t.value)} />}
      </Field>
      {answer === PARAMETER && (
        <Field label="Parameter" required hint="As in the interface document, for instance component.text.">
          {(field) => (
            <TextInput {...field} value={parameter} onChange={({ target: t }) => setParameter(t.value)} />
          )}
        </Field>
      )}
      {answer === RAW && (
        <>
          <Field label="Status" required hint="200 to 599. Nothing is created.">
            {(field) => (
              <TextInput
                {...field}
                inputMode="numeric"
                value={raw.status}
                onChange={({ target: t }) => setRaw({ ...raw, status: t.value })}
              />
            )}
          </Field>
          <Field label="Content type">
            {(field) => (
              <TextInput
                {...field}
                value={raw.type}
                onChange={({ target: t }) => setRaw({ ...raw, type: t.value })}
              />
            )}
          </Field>
          <Field label="Body">
            {(field) => (
              <TextArea
                {...field}
                value={raw.body}
                onChange={({ target: t }) => setRaw({ ...raw, body: t.value })}
              />
            )}
          </Field>
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit">Add answer</Button>
        <CopyButton
          label="Copy cURL"
          name={`that adds this answer for ${of.requests}`}
          text={() => controlCurl(control)}
        />
      </div>
    </form>
  );
}
