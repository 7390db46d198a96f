import { nameOrUntitled } from '../../schema/template/typeNames';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { useConnection } from '../../submission/connection/connection';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { announce } from '../../ui/notices/announcer';
import { draftHref } from '../../workspace/draftLinks';
import styles from './AllDraftsCheck.module.css';
import { addressesOf, checkDrafts, problemsOf, type DraftsCheck } from './mediaCheck';

/** Looks at the pictures of all drafts of this device at once. */
export function AllDraftsCheck({ drafts }: { drafts: readonly Draft[] }) {
  const [check, setCheck] = useState<DraftsCheck>();
  const [isRunning, setIsRunning] = useState(false);
  const isPublic = useConnection().data?.media?.isPublic ?? true;
  const stop = useRef<AbortController>(undefined);

  async function run() {
    const controller = new AbortController();
    stop.current = controller;
    setIsRunning(true);
    await checkDrafts(drafts, setCheck, controller.signal);
    setIsRunning(false);
    announce(controller.signal.aborted ? 'Stopped.' : 'Checked all pictures.');
  }
  const found = check
    ? drafts
        .map((draft) => ({ draft, problems: problemsOf(draft, check.looks) }))
        .filter(({ problems }) => problems.length > 0)
    : [];
  const isDone = check !== undefined && !isRunning;
  return (
    <section aria-label="Check pictures in all drafts" className={styles.check}>
      <div className={styles.head}>
        {isRunning ? (
          <Button onClick={() => stop.current?.abort()}>Stop</Button>
        ) : (
          <Button onClick={() => void run()} disabled={addressesOf(drafts).length === 0}>
            Check pictures in all drafts
          </Button>
        )}
        {check && (
          <p className={styles.progress}>
            {check.looked} of {check.total} checked
            {isRunning && (
              <progress aria-label="Checking" value={check.looked} max={Math.max(1, check.total)} />
            )}
          </p>
        )}
      </div>
      {check?.blocker && (
        <Notice tone="warning" title="Some pictures weren’t checked">
          <p>
            {check.blocker === 'offline'
              ? 'This device is offline.'
              : 'This server can’t check links right now.'}
          </p>
        </Notice>
      )}
      {isDone && found.length === 0 && !check.blocker && check.looked === check.total && (
        <Notice tone="success" title={isPublic ? 'All pictures can be loaded' : 'All pictures were found'} />
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ draft, problems }) => (
            <li key={draft.id}>
              <Link href={draftHref(draft.id)}>{nameOrUntitled(draft.template)}</Link>
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
