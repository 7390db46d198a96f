import { X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { elementRef } from '../../ui/browser/focus';
import { Button, IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import { cardsPath, standaloneContentPath } from '../../schema/draft/cards';
import type { PictureJob, Pictures } from './Pictures';
import styles from './PictureJobs.module.css';

type PictureJobsProps = { pictures: Pictures; isHere: (job: PictureJob) => boolean };

/** The files on their way to a place of the template, and those that were refused. */
export function PictureJobs({ pictures, isHere }: PictureJobsProps) {
  const editor = useEditor();
  const jobs = useStore(pictures.jobs).filter(isHere);
  const [buttons] = useState(() => new Map<string, HTMLElement>());
  if (jobs.length === 0) return null;

  /** Acts on a job. A focus that goes with it moves to the job in its place, else to the card. */
  async function act(job: PictureJob, run: (id: string) => Promise<void>) {
    const index = jobs.indexOf(job);
    await run(job.id);
    // The list is drawn after its store has changed.
    flushSync(() => undefined);
    if (document.activeElement !== document.body) return;
    const rest = pictures.jobs.getState().filter(isHere);
    const next = rest[Math.min(index, rest.length - 1)];
    if (next) buttons.get(next.id)?.focus();
    else if (editor.document.getState().draft.type === 'carousel')
      editor.focus.focusSpot(`${cardsPath}.${editor.selection.getState().card}`, 'line', 'nearest');
    else editor.focus.focus(`${standaloneContentPath}.media`);
  }

  return (
    <ul className={styles.jobs} aria-label="Files being added">
      {jobs.map((job) => (
        <li key={job.id} className={styles.job} data-refused={job.step.name === 'refused' || undefined}>
          <JobState job={job} />
          {job.step.name === 'refused' && job.step.canRetry && (
            <Button size="small" onClick={() => void act(job, pictures.retry)}>
              Try again
            </Button>
          )}
          {job.step.name === 'refused' ? (
            <IconButton
              ref={elementRef(buttons, job.id)}
              label={`Dismiss: ${job.name}`}
              onClick={() => void act(job, pictures.dismiss)}
            >
              <X aria-hidden />
            </IconButton>
          ) : (
            <Button
              ref={elementRef(buttons, job.id)}
              size="small"
              look="quiet"
              aria-label={`Cancel ${job.name}`}
              onClick={() => void act(job, pictures.cancel)}
            >
              Cancel
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function JobState({ job: { name, step } }: { job: PictureJob }) {
  if (step.name === 'refused') return <p className={styles.words}>{step.reason}</p>;
  const share = step.name === 'uploading' && step.total > 0 ? step.sent / step.total : undefined;
  const words = {
    preparing: 'Preparing…',
    uploading: share === undefined ? 'Uploading…' : `${Math.floor(share * 100)} %`,
    waiting: 'Waiting for the server. It goes on by itself.',
  }[step.name];
  return (
    <div className={styles.words}>
      <span className={styles.name}>{name}</span> <span className={styles.state}>{words}</span>
      <progress className={styles.bar} aria-label={name} value={share} max={1} />
    </div>
  );
}
