import type { WaitingAnswer } from '../../schema/responses/platformControls';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { announce } from '../../ui/notices/announcer';
import { type Interface, PARAMETER, RAW } from './answerChoices';
import {
  controlCurl,
  readWaiting,
  removeAnswer,
  sendControl,
  waitsFor,
  type Control,
  addAnswer,
} from './controls';
import words from '../../ui/styles/words.module.css';
import styles from './TestersPage.module.css';
import { Field } from '../../ui/controls/Field';
import { Select, TextArea, TextInput } from '../../ui/controls/Input';
import layout from '../../ui/styles/layout.module.css';

/** The answers that wait for the next requests of one interface, and the form that adds one. */
export function NextAnswers({ of }: { of: Interface }) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const { title, requests, path, choices } = of;
  const { data, error, refetch } = useQuery({
    queryKey: ['scenario', path],
    queryFn: () => readWaiting(path),
    staleTime: 0,
    retry: 0,
  });

  async function change(control: Control, done: string) {
    const refusal = await sendControl(control);
    announce(refusal ?? done);
    const focused = document.activeElement;
    await refetch();
    // The pressed button is gone with its entry.
    setTimeout(() => {
      if (focused && !focused.isConnected) part.current?.focus();
    });
    return refusal;
  }
  const wordsOf = ({ answer, raw }: WaitingAnswer) =>
    raw ? `${raw.status}, custom` : (choices.find(({ value }) => value === answer)?.label ?? answer);

  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {error && <p>{error.message}</p>}
      {data && (
        <>
          <AnswerForm of={of} waiting={data} onAdd={change} />
          {data.length === 0 ? (
            <p className={words.soft}>Nothing set: {requests} get the usual response.</p>
          ) : (
            <>
              <ol
                aria-label={`Responses waiting for ${requests}`}
                className={`${layout.card} ${styles.waiting}`}
              >
                {data.map((entry, index) => (
                  // The list is replaced as a whole.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <span>{wordsOf(entry)}</span>
                    <span className={words.soft}>
                      {waitsFor(entry) === undefined ? (
                        'for the next request'
                      ) : (
                        <code>{waitsFor(entry)}</code>
                      )}
                    </span>
                    <IconButton
                      label={`Remove response ${index + 1} of ${title.toLowerCase()}`}
                      onClick={() => void change(removeAnswer(path, data, entry), 'Removed.')}
                    >
                      <X aria-hidden />
                    </IconButton>
                  </li>
                ))}
              </ol>
              <div className={layout.row}>
                <Button size="small" onClick={() => void change({ method: 'DELETE', path }, 'All cleared.')}>
                  Clear all
                </Button>
                <CopyButton
                  label="Copy cURL"
                  name={`to list the responses for ${title.toLowerCase()}`}
                  text={() => controlCurl({ method: 'GET', path })}
                />
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

type AnswerFormProps = {
  of: Interface;
  waiting: readonly WaitingAnswer[];
  /** Resolves to the words of a refusal. */
  onAdd: (control: Control, done: string) => Promise<string | undefined>;
};

/** Chooses one more answer. */
function AnswerForm({ of, waiting, onAdd }: AnswerFormProps) {
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
  const control = addAnswer(path, waiting, {
    ...content,
    ...(target.trim() === '' ? {} : { [key]: target.trim() }),
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(control, 'Added. It will be used once.').then(setRefusal);
      }}
    >
      <Field label="Response" required error={refusal}>
        <Select choices={choices} value={answer} onChange={({ target: t }) => setAnswer(t.value)} />
      </Field>
      <Field label={targetLabel} hint={targetHint}>
        <TextInput value={target} onChange={({ target: t }) => setTarget(t.value)} />
      </Field>
      {answer === PARAMETER && (
        <Field label="Parameter" required hint="As in the API documentation, for example component.text.">
          <TextInput value={parameter} onChange={({ target: t }) => setParameter(t.value)} />
        </Field>
      )}
      {answer === RAW && (
        <>
          <Field label="Status" required hint="200 to 599. Nothing is created.">
            <TextInput
              inputMode="numeric"
              value={raw.status}
              onChange={({ target: t }) => setRaw({ ...raw, status: t.value })}
            />
          </Field>
          <Field label="Content type">
            <TextInput value={raw.type} onChange={({ target: t }) => setRaw({ ...raw, type: t.value })} />
          </Field>
          <Field label="Body">
            <TextArea value={raw.body} onChange={({ target: t }) => setRaw({ ...raw, body: t.value })} />
          </Field>
        </>
      )}
      <div className={layout.row}>
        <Button type="submit">Add response</Button>
        <CopyButton
          label="Copy cURL"
          name={`to add this response for ${of.requests}`}
          text={() => controlCurl(control)}
        />
      </div>
    </form>
  );
}
