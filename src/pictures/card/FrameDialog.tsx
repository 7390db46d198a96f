import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Notice } from '../../ui/notices/Notice';
import { makeThumbnail } from '../prepare/prepareFile';
import { uploadFile } from '../adding/uploadFile';
import words from '../../ui/styles/words.module.css';
import styles from '../crop/crop.module.css';

type FrameDialogProps = {
  /** The address to load the film from; undefined if it must not be loaded. */
  source: string | undefined;
  /** The thumbnail of now. */
  thumbnailUrl: string | undefined;
  onChosen: (thumbnailUrl: string) => void;
  onClose: () => void;
};

/** Makes the thumbnail of a film from one of its frames. */
export function FrameDialog({ source, thumbnailUrl, onChosen, onClose }: FrameDialogProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number>();
  const [moment, setMoment] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Shows a frame near the beginning, but not the first one, which is often black. */
  function begin(video: HTMLVideoElement) {
    if (!Number.isFinite(video.duration) || length !== undefined) return;
    setLength(video.duration);
    video.currentTime = Math.min(1, video.duration / 2);
  }

  async function save() {
    const { current: video } = film;
    if (!video) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      const frame = { source: video, width: video.videoWidth, height: video.videoHeight };
      const thumbnail = await makeThumbnail(frame);
      if (!thumbnail) throw new Error('The browser couldn’t save the frame.');
      const outcome = await uploadFile(thumbnail, {
        name: 'Video frame',
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      if (outcome.kind === 'stored') onChosen(outcome.file.url);
      else if (outcome.kind === 'refused') setProblem(outcome.reason);
    } catch {
      setProblem(
        'The website of this video blocks copying. Save the video on your computer, then drop it on the card.',
      );
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <Dialog
      title="Video thumbnail"
      isWide
      onClose={onClose}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button variant="primary" disabled={length === undefined || isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving…' : 'Use this frame'}
          </Button>
        </>
      }
    >
      {source === undefined ? (
        <p>Load the pictures of this template first to see the video.</p>
      ) : (
        <video
          ref={film}
          className={styles.film}
          src={source}
          crossOrigin="anonymous"
          preload="auto"
          muted
          playsInline
          aria-label="The video at the selected time"
          onLoadedData={({ currentTarget }) => {
            // The length of a recorded video is known at its end only.
            if (Number.isFinite(currentTarget.duration)) begin(currentTarget);
            else currentTarget.currentTime = Number.MAX_SAFE_INTEGER;
          }}
          onDurationChange={({ currentTarget }) => {
            if (currentTarget.currentTime > 0) begin(currentTarget);
          }}
          onTimeUpdate={({ currentTarget }) => setMoment(currentTarget.currentTime)}
          onError={() => setProblem('This browser can’t play or load the video.')}
        />
      )}
      <label className={styles.moment}>
        Time
        <input
          type="range"
          min={0}
          max={length ?? 1}
          step={0.04}
          value={moment}
          disabled={length === undefined}
          onChange={({ target }) => {
            setMoment(Number(target.value));
            if (film.current) film.current.currentTime = Number(target.value);
          }}
        />
        <output>{moment.toFixed(1)} s</output>
      </label>
      <p className={words.softNote}>
        Customers see the thumbnail until they play the video.
        {thumbnailUrl !== undefined && ' It replaces the current one.'}
      </p>
      {problem !== undefined && (
        <Notice tone="error" role="alert" title="Thumbnail not saved">
          <p>{problem}</p>
        </Notice>
      )}
    </Dialog>
  );
}
