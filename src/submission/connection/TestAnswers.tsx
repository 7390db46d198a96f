import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../http/request';
import { readRefusal } from '../../lib/json/readRefusal';
import type { TemplateType } from '../../schema/values/enums';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { testAnswersFor } from './testAnswers';
import styles from './TestAnswers.module.css';

type TestAnswersProps = { name: string | undefined; type: TemplateType };

/** Sets the embedded platform's next answer, so that a person can try every outcome. */
export function TestAnswers({ name, type }: TestAnswersProps) {
  const [answer, setAnswer] = useState('201');
  const [message, setMessage] = useState<string>();
  const answers = testAnswersFor(type);

  async function setNextAnswer() {
    const outcome = await request('/api/scenario', {
      method: 'PUT',
      // Bound to the name: people and tests that share a platform must not get each other's answer.
      body: { next: [name ? { answer, name } : answer] },
    });
    const label = answers.find(({ value }) => value === answer)?.label ?? answer;
    const refusal = outcome.kind === 'answer' ? readRefusal(outcome.json) : undefined;
    const nextMessage =
      outcome.kind === 'answer' && outcome.status < 300
        ? `Set: the next sending${name ? ` of ${name}` : ''} gets “${label}”.`
        : refusal?.isGateway
          ? refusal.message
          : 'The platform did not take it. It may have been stopped.';
    setMessage(nextMessage);
    announce(nextMessage);
  }

  return (
    <details className={styles.box}>
      <summary>For testers</summary>
      <div className={styles.content}>
        <Field label="The next answer" required hint="For trying out: the embedded platform gives it once.">
          {(control) => (
            <Select
              {...control}
              choices={answers}
              value={answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button size="small" onClick={() => void setNextAnswer()}>
            Set the next answer
          </Button>
          <Link href="/testers">More for testers</Link>
        </div>
        {message && <p className={styles.message}>{message}</p>}
      </div>
    </details>
  );
}
