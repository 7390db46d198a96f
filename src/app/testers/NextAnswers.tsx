import type { WaitingAnswer } from '../../schema/responses/platformControls';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, IconButton } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { announce } from '../../ui/notices/announcer';
import { AnswerForm } from './AnswerForm';
import type { Interface } from './answerChoices';
import { controlCurl, readWaiting, removeEntry, sendControl, targetOf, type Control } from './controls';
import words from '../../ui/styles/words.module.css';
import styles from './TestersPage.module.css';

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
    raw
      ? `${raw.status}, in your own words`
      : (choices.find(({ value }) => value === answer)?.label ?? answer);

  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {error && <p>{error.message}</p>}
      {data && (
        <>
          <AnswerForm of={of} waiting={data} onAdd={change} />
          {data.length === 0 ? (
            <p className={words.soft}>Nothing waits: {requests} are answered as usual.</p>
          ) : (
            <>
              <ol aria-label={`Waiting for ${requests}`} className={styles.waiting}>
                {data.map((entry, index) => (
                  // The list is replaced as a whole.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <span>{wordsOf(entry)}</span>
                    <span className={words.soft}>
                      {targetOf(entry) === undefined ? 'for the next one' : <code>{targetOf(entry)}</code>}
                    </span>
                    <IconButton
                      label={`Remove answer ${index + 1} of ${title.toLowerCase()}`}
                      onClick={() => void change(removeEntry(path, data, entry), 'Removed.')}
                    >
                      <X aria-hidden />
                    </IconButton>
                  </li>
                ))}
              </ol>
              <div className={styles.actions}>
                <Button
                  size="small"
                  onClick={() => void change({ method: 'DELETE', path }, 'No answer waits any more.')}
                >
                  Clear all
                </Button>
                <CopyButton
                  label="Copy cURL"
                  name={`that shows the answers of ${title.toLowerCase()}`}
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
