import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../http/request';
import { readRefusal } from '../../lib/json/readRefusal';
import type { TemplateType } from '../../schema/values/enums';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import styles from '../submission.module.css';

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
        ? `The next response${name ? ` for ${name}` : ''} is “${label}”.`
        : refusal?.isGateway
          ? refusal.message
          : 'The platform isn’t responding. It may have been stopped.';
    setMessage(nextMessage);
    announce(nextMessage);
  }

  return (
    <details className={styles.box}>
      <summary>For testers</summary>
      <div className={styles.content}>
        <Field label="Next response" required hint="For testing: the embedded platform gives it once.">
          <Select
            choices={answers}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button size="small" onClick={() => void setNextAnswer()}>
            Set next response
          </Button>
          <Link href="/testers">More for testers</Link>
        </div>
        {message && <p className={styles.message}>{message}</p>}
      </div>
    </details>
  );
}

export type TestAnswer = { value: string; label: string };

/** For each type one of its fields, for a refusal that names a field. */
const fieldOf = {
  text_message: 'component.text',
  rich_card: 'component.richCard.standaloneCard.cardContent.title',
  carousel: 'component.richCard.carouselCard.cardContents[0].title',
} satisfies Record<TemplateType, string>;

/** The answers that the embedded platform can be set to give next. `value` is its scenario. */
export function testAnswersFor(type: TemplateType): TestAnswer[] {
  return [
    { value: '201', label: 'As usual' },
    { value: '201:approved', label: 'Created, approved' },
    { value: '201:pending', label: 'Created, approval pending' },
    { value: '201:rejected', label: 'Created, rejected' },
    { value: '201:expired', label: 'Created, expired' },
    { value: '400:name', label: 'Not accepted: name (400)' },
    { value: `400:${fieldOf[type]}`, label: 'Not accepted: content field (400)' },
    { value: '400:body', label: 'Not accepted, no field named (400)' },
    { value: '401', label: 'Not accepted: token (401)' },
    { value: '403', label: 'Not accepted: no access (403)' },
    { value: '409', label: 'Not accepted: name taken (409)' },
    { value: '429:7', label: 'Too many requests, wait 7 seconds (429)' },
    { value: '429:1800', label: 'Too many requests, wait half an hour (429)' },
    { value: '500', label: 'Something went wrong (500)' },
    { value: '502', label: 'Bad gateway (502)' },
    { value: '503', label: 'Not available (503)' },
    { value: '504', label: 'No response in time (504)' },
    { value: 'html:502', label: 'A web page instead of data (502)' },
    { value: 'redirect', label: 'A redirect to a sign-in page (302)' },
    { value: '201:odd', label: 'Created, but with an unexpected response' },
    { value: '201:empty', label: 'Created, but with an empty response' },
    { value: 'slow:5000', label: 'Created after 5 seconds' },
    { value: 'dropped-after-commit', label: 'Created, but the response is lost' },
    { value: 'dropped-before-commit', label: 'Lost before it was created' },
  ];
}
