import type { System } from '../model/options';
import type { Reading, Spoken, SpokenRole } from './Reading';

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
  const silent = leftOut.length > 0 ? ['', 'Not read:', ...leftOut.map(({ message }) => `- ${message}`)] : [];
  return [readerNames[system], ...stops, ...silent].join('\n');
}
