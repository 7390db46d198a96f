import { useState } from 'react';
import { request } from '../../http/request';
import type { TemplateType } from '../../schema/values/enums';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { testAnswersFor } from './testAnswers';
import styles from './TestAnswers.module.css';

type TestAnswersProps = { name: string | undefined; type: TemplateType };

/** Tells the embedded platform what to answer next: every outcome can be seen without waiting for it to happen. */
export function TestAnswers({ name, type }: TestAnswersProps) {
  const [answer, setAnswer] = useState('201');
  const [said, setSaid] = useState<string>();
  const answers = testAnswersFor(type);

  async function set() {
    const outcome = await request('/api/scenario', {
      method: 'PUT',
      // Bound to the name, so that people and tests who share a platform do not get each other's answer.
      body: { next: [name ? { answer, name } : answer] },
    });
    const label = answers.find(({ value }) => value === answer)?.label ?? answer;
    const words =
      outcome.kind === 'answer' && outcome.status < 300
        ? `Set: the next sending${name ? ` of ${name}` : ''} gets “${label}”.`
        : 'The platform did not take it. It may have been stopped.';
    setSaid(words);
    announce(words);
  }

  return (
    <details className={styles['box']}>
      <summary>Test answers</summary>
      <div className={styles['content']}>
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
        <div className={styles['actions']}>
          <Button size="small" onClick={() => void set()}>
            Set the next answer
          </Button>
        </div>
        {said && <p className={styles['said']}>{said}</p>}
      </div>
    </details>
  );
}
