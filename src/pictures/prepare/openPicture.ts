import type { Size } from '../../preview/media/mediaBox';
import { mediaLimits } from '../../schema/media/mediaKinds';
import type { Drawable } from './drawPicture';

/** How long a film may take to show a frame. */
const frameTimeoutMs = 8000;

export type OpenedPicture =
  | { kind: 'opened'; picture: Drawable; close: () => void }
  /** Its pixels would fill the memory, so they were not read. */
  | { kind: 'tooManyPixels'; size: Size }
  | { kind: 'unreadable' };

/**
 * Opens a picture file; turned upright as its own orientation says. The picture can be drawn until `close`. The size
 * stands at the beginning of a file: a small one with huge dimensions is never decoded.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const address = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(address);
  const image = new Image();
  try {
    const loaded = new Promise((resolve, reject) => {
      image.addEventListener('load', resolve, { once: true });
      image.addEventListener('error', reject, { once: true });
    });
    image.src = address;
    await loaded;
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > mediaLimits.pixels) {
      close();
      return { kind: 'tooManyPixels', size: { width, height } };
    }
    await image.decode();
    if (width > 0 && height > 0) return { kind: 'opened', picture: { source: image, width, height }, close };
  } catch {
    // Reported as unreadable.
  }
  close();
  return { kind: 'unreadable' };
}

export type Film = Drawable & {
  /** Seconds. */
  duration: number;
  /** Moves to a moment, in seconds, and resolves when its frame can be drawn. */
  seek: (seconds: number) => Promise<void>;
  close: () => void;
};

/** Opens a film to draw its frames. Undefined if the browser cannot play it. */
export async function openFilm(file: Blob): Promise<Film | undefined> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  const close = () => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  };
  try {
    const loaded = nextEvent(video, 'loadeddata');
    video.src = address;
    await loaded;
  } catch {
    close();
    return undefined;
  }
  const { videoWidth: width, videoHeight: height } = video;
  if (!(width > 0) || !(height > 0)) {
    close();
    return undefined;
  }
  return {
    source: video,
    width,
    height,
    // A recorded film may not know its length.
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    async seek(seconds) {
      if (Math.abs(video.currentTime - seconds) < 0.001) return;
      const moved = nextEvent(video, 'seeked');
      video.currentTime = seconds;
      await moved;
    },
    close,
  };
}

function nextEvent(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video did not load in time.')), frameTimeoutMs);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The video can’t be played.'))),
      { once: true },
    );
  });
}
