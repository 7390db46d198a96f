import type { Drawable } from './drawPicture';

/** How long a film may take to show a frame. */
const frameTimeoutMs = 8000;

/**
 * Opens a picture file; turned upright as its own orientation says. Undefined if the browser cannot show it. The
 * picture can be drawn until `close`.
 */
export async function openPicture(file: Blob): Promise<(Drawable & { close: () => void }) | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const close = () => URL.revokeObjectURL(address);
  try {
    await image.decode();
  } catch {
    close();
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width > 0 && height > 0) return { source: image, width, height, close };
  close();
  return undefined;
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
    const timer = setTimeout(() => reject(new Error('The film shows no frame in time.')), frameTimeoutMs);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The film cannot be played.'))),
      { once: true },
    );
  });
}
