import { readJson } from '../../../lib/json/parseJson';
import { MediaCrop, MediaFileName } from '../../../schema/media/mediaFile';
import { mediaLimits } from '../../../schema/media/mediaKinds';
import { withArticle } from '../../../schema/media/detectMediaKind';

/** What an uploader says about a file. */
export type UploadDetails = {
  name: string;
  /** The stored file that this one was made from, and how. */
  madeFrom?: string | undefined;
  crop?: MediaCrop | undefined;
};

type Said = { name?: string | null; madeFrom?: string | null; crop?: string | null };

/**
 * Checks what an uploader says about a file.
 *
 * @throws {UploadRefusal} if the original or the crop is of another form
 */
export function readUploadDetails({ name, madeFrom, crop }: Said): UploadDetails {
  return {
    name: cleanFileName(name),
    ...(madeFrom ? { madeFrom: readOriginal(madeFrom) } : {}),
    ...(crop ? { crop: readCrop(crop) } : {}),
  };
}

function readOriginal(madeFrom: string): string {
  if (!MediaFileName.safeParse(madeFrom).success) throw refusals.metadata('madeFrom');
  return madeFrom;
}

function readCrop(crop: string): MediaCrop {
  const json = crop.length > mediaLimits.cropCharacters ? undefined : readJson(crop);
  const result = MediaCrop.safeParse(json?.ok ? json.value : undefined);
  if (!result.success) throw refusals.metadata('crop');
  return result.data;
}

/** Control characters, and those that turn the direction of text. */
// eslint-disable-next-line no-control-regex -- these characters must not come into a name
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The name of an uploaded file for people: without folders and unseen characters, at most 200 characters. */
function cleanFileName(name: string | null | undefined): string {
  const [last = ''] = (name ?? '').split(/[/\\]/).slice(-1);
  const plain = last.toWellFormed().replaceAll(UNSEEN, '').trim();
  return plain === '' ? 'file' : plain.slice(0, mediaLimits.nameCharacters);
}

/** Why an upload was refused, in words that name the file. */
export class UploadRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toJSON() {
    return { status: this.status, code: this.code, message: this.message };
  }
}

const KINDS = 'Cards take JPEG, PNG, GIF, MP4 and PDF.';

export const refusals = {
  empty: (name: string) => new UploadRefusal(400, 'empty', `${name} is empty.`),
  tooLarge: (name: string) =>
    new UploadRefusal(413, 'too_large', `${name} is larger than 100 MB. Use a smaller file.`),
  foreign: (name: string, kind: string) =>
    new UploadRefusal(
      415,
      'kind',
      `${name} is ${withArticle(kind)}. ${KINDS} Save it as one of them and try again.`,
    ),
  unknown: (name: string) =>
    new UploadRefusal(415, 'kind', `${name} is not a file type that phones can show. ${KINDS}`),
  damaged: (name: string, kind: string) =>
    new UploadRefusal(
      422,
      'damaged',
      `${name} is damaged: the ${kind} file ends too early or has an error. Export it again, then try again.`,
    ),
  tooManyPixels: (name: string, width: number, height: number) =>
    new UploadRefusal(
      422,
      'pixels',
      `${name} has ${width} × ${height} pixels, more than phones can draw. Use at most ${mediaLimits.pixels / 1_000_000} million.`,
    ),
  full: (name: string) =>
    new UploadRefusal(
      507,
      'full',
      `There is no space for ${name} on the server. Files uploaded earlier are safe. Remove unused files, or ask for more space.`,
    ),
  unavailable: (name: string) =>
    new UploadRefusal(
      503,
      'store',
      `${name} could not be stored: the file store is not responding. Try again.`,
    ),
  database: () =>
    new UploadRefusal(503, 'database', 'The server’s database is not available. Try again in a moment.'),
  tooManyOfOne: () =>
    new UploadRefusal(
      503,
      'busy',
      'You have 20 unfinished uploads. Finish or cancel one, or try again in ten minutes.',
    ),
  busy: () =>
    new UploadRefusal(503, 'busy', 'Too many uploads at once. Wait for one to finish, then try again.'),
  metadata: (field: string) =>
    new UploadRefusal(
      400,
      'metadata',
      `${field}: must name a stored file, or be JSON with at most 2,000 characters`,
    ),
} as const;
