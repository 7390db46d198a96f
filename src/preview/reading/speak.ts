import type { System } from '../model/options';

export const readerNames = { android: 'TalkBack on Android', ios: 'VoiceOver on iPhone' } satisfies Record<
  System,
  string
>;

/** The words of each role; of a menu, the two readers have their own. */
const roleWords = {
  heading: 'heading',
  text: '',
  image: 'image',
  video: 'video',
  file: 'file',
  button: 'button',
  link: 'link',
  menu: 'pop-up button',
} satisfies Record<SpokenRole, string>;

/** A stop as it is spoken: `Call us, button`. A part without a name is its role alone: `Image`. */
export function speak({ words, role }: Pick<Spoken, 'words' | 'role'>): string {
  const spoken = roleWords[role];
  if (words === '') return spoken.charAt(0).toUpperCase() + spoken.slice(1);
  return [words, spoken].filter(Boolean).join(', ');
}

/** A reading as text for the clipboard. */
export function readingText(system: System, { spoken, leftOut }: Reading): string {
  const stops = spoken.map((stop, index) => `${index + 1}. ${speak(stop)}`);
  const silent =
    leftOut.length > 0 ? ['', 'Not read aloud:', ...leftOut.map(({ message }) => `- ${message}`)] : [];
  return [readerNames[system], ...stops, ...silent].join('\n');
}

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

const EMOJI =
  /(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)/gu;
const ADDRESS = /\bhttps?:\/\/\S/i;

/** A remark on how a text sounds: emoji are read by their names, addresses sign by sign. */
export function textNote(text: string): string | undefined {
  const emoji = text.match(EMOJI)?.length ?? 0;
  const remarks = [
    emoji > 0 && `${emoji} emoji, ${emoji === 1 ? 'read by its name' : 'each read by its name'}`,
    ADDRESS.test(text) && 'the link is read out character by character',
  ].filter((remark) => remark !== false);
  if (remarks.length === 0) return undefined;
  const [first = '', ...others] = remarks;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ')}.`;
}
