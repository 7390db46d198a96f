import { createContext, use } from 'react';
import type { ReadonlyStore } from '../../lib/store';
import type { CardPath } from '../../schema/draft/cards';
import type { PicturePlace, PictureTarget } from './pictureCommands';

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
