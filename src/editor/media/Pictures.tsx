import { createContext, use, useState } from 'react';
import type { ReadonlyStore } from '../../lib/store';
import { type CardPath, cardsPath, standaloneContentPath } from '../../schema/draft/cards';
import type { PicturePlace, PictureTarget } from './pictureCommands';
import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { elementRef } from '../../ui/browser/focus';
import { Button, IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import styles from './media.module.css';

/** One file on its way to a card. */
export type PictureJob = {
  id: string;
  /** The name of the file on the person's computer. */
  name: string;
  place: PicturePlace;
  step:
    | { name: 'preparing' }
    | { name: 'uploading'; sent: number; total: number }
    /** The server is not reached: the upload goes on from where it was. */
    | { name: 'waiting' }
    | { name: 'refused'; reason: string; canRetry: boolean };
};

/** What the page can do with pictures, beside their addresses. */
export type Pictures = {
  /** Whether customers can load uploaded files; false where their links work on this network only. */
  isPublic?: boolean;
  jobs: ReadonlyStore<readonly PictureJob[]>;
  /** Uploads files and puts them on cards, as one step for all of them. */
  add: (files: readonly File[], target: PictureTarget) => void;
  /** Acts on a file once the part that uploads is there. */
  cancel: (id: string) => Promise<void>;
  retry: (id: string) => Promise<void>;
  /** Takes a refused file off the list. */
  dismiss: (id: string) => Promise<void>;
  /** Opens the crop of a card's picture. */
  crop: (at: CardPath) => void;
  /** Opens the crop of all pictures of a carousel. */
  cropAll: () => void;
  /** Opens the picture library to choose a file for a card. */
  choose: (at: CardPath) => void;
};

export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** What the page can do with pictures; undefined where it cannot upload. */
export function usePictures(): Pictures | undefined {
  return use(PicturesContext);
}

/** The kinds that the file dialog offers first. Others can be chosen and are refused in words. */
export const acceptedFiles =
  'image/*,video/mp4,video/webm,video/mpeg,video/3gpp,video/x-m4v,application/pdf,.m4v,.3gp';

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
              variant="quiet"
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
    uploading: share === undefined ? 'Uploading…' : `${Math.floor(share * 100)}%`,
    waiting: 'Waiting for the server. The upload continues automatically.',
  }[step.name];
  return (
    <div className={styles.words}>
      <span className={styles.name}>{name}</span> <span className={styles.state}>{words}</span>
      <progress className={styles.bar} aria-label={name} value={share} max={1} />
    </div>
  );
}
