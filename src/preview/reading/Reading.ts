/** What a screen reader says after the name of a part. A text has no role. */
export type SpokenRole = 'heading' | 'text' | 'image' | 'video' | 'file' | 'button' | 'link' | 'menu';

/** A stop of a screen reader. */
export type Spoken = {
  /** The name of the part; empty where it has none. */
  words: string;
  role: SpokenRole;
  /** Dotted draft path of its field. */
  path?: string;
  /** Number of the carousel's card that it belongs to, from 1. */
  card?: number;
  /** Our remark on it, not read. */
  note?: string;
};

/** Something of the message that is not read. */
export type LeftOut = { message: string; path: string };

export type Reading = { spoken: Spoken[]; leftOut: LeftOut[] };
