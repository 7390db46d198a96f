import { mediaLimits } from '../../../schema/media/mediaKinds';

/** Control characters, and those that turn the direction of text. */
// eslint-disable-next-line no-control-regex -- these characters must not come into a name
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The name of an uploaded file for people: without folders and unseen characters, at most 200 characters. */
export function cleanFileName(name: string | null | undefined): string {
  const [last = ''] = (name ?? '').split(/[/\\]/).slice(-1);
  const plain = last.toWellFormed().replaceAll(UNSEEN, '').trim();
  return plain === '' ? 'file' : plain.slice(0, mediaLimits.nameCharacters);
}
