import { X } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import type { PictureJob, Pictures } from './Pictures';
import styles from './PictureJobs.module.css';

type PictureJobsProps = { pictures: Pictures; isHere: (job: PictureJob) => boolean };

/** The files on their way to a place of the template, and those that were refused. */
export function PictureJobs({ pictures, isHere }: PictureJobsProps) {
  const jobs = useStore(pictures.jobs, (all) => all).filter(isHere);
  if (jobs.length === 0) return null;
  return (
    <ul className={styles['jobs']} aria-label="Files being added">
      {jobs.map((job) => (
        <li key={job.id} className={styles['job']} data-refused={job.step.name === 'refused' || undefined}>
          <JobState job={job} />
          {job.step.name === 'refused' && job.step.canRetry && (
            <Button size="small" onClick={() => pictures.retry(job.id)}>
              Try again
            </Button>
          )}
          {job.step.name === 'refused' ? (
            <IconButton label={`Dismiss: ${job.name}`} onClick={() => pictures.dismiss(job.id)}>
              <X aria-hidden />
            </IconButton>
          ) : (
            <Button
              size="small"
              look="quiet"
              aria-label={`Cancel ${job.name}`}
              onClick={() => pictures.cancel(job.id)}
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
  if (step.name === 'refused') return <p className={styles['words']}>{step.reason}</p>;
  const share = step.name === 'uploading' && step.total > 0 ? step.sent / step.total : undefined;
  const words = {
    preparing: 'Preparing…',
    uploading: share === undefined ? 'Uploading…' : `${Math.floor(share * 100)} %`,
    waiting: 'Waiting for the server. It goes on by itself.',
  }[step.name];
  return (
    <div className={styles['words']}>
      <span className={styles['name']}>{name}</span> <span className={styles['state']}>{words}</span>
      <progress className={styles['bar']} aria-label={name} value={share} max={1} />
    </div>
  );
}
