import { publishedPages, type PublishedPage } from '../phones/publishedPages';
import { withArticle } from './detectMediaKind';
import { kindInfo, kindsOfContentType, type FileMediaKind, mediaLimits } from './mediaKinds';
import type { LookOutcome, MediaLook } from './mediaLook';

/** The place of an address in a template. */
export type AddressUse = 'file' | 'thumbnail';

/** A finding about a link. Warning: a platform will probably reject it or show no picture. Hint: it can be better. */
export type MediaProblem = {
  level: 'warning' | 'hint';
  code: string;
  message: string;
  /** What follows from it, and who says so. */
  known?: PublishedPage & { why: string };
};

const warning = (code: string, message: string): MediaProblem => ({ level: 'warning', code, message });
const hint = (code: string, message: string): MediaProblem => ({ level: 'hint', code, message });

/** Outcomes after which nothing else is known. */
const withoutAnswer = {
  unreachable: warning('unreachable', 'This link can’t be reached. Check the spelling, or upload the file.'),
  slow: warning('slow', 'The file’s server is too slow, so the platform may give up. Try again later.'),
  unreadable: warning(
    'unreadable',
    'The file’s server sends an incomplete or unreadable response. Try again later, or use another link.',
  ),
  certificate: warning(
    'certificate',
    'The site’s security certificate is not valid, so the platform will reject this link.',
  ),
  private: warning(
    'private',
    'This link is private, so the platform can’t open it. Use a public https:// link.',
  ),
  port: hint('port', 'This link has an unusual port, so it wasn’t checked. Platforms may reject it.'),
  invalid: warning('invalid', 'This is not a link. Start with https://.'),
  limited: hint('limited', 'This link hasn’t been checked yet. Check again in a minute.'),
} satisfies Record<Exclude<LookOutcome, 'reached'>, MediaProblem>;

/** Every finding about what was seen at an address, most serious first; empty if a platform can take it. */
export function judgeMedia(look: MediaLook, place: AddressUse = 'file'): MediaProblem[] {
  if (look.outcome !== 'reached') return [withoutAnswer[look.outcome]];
  const refusal = findRefusal(look);
  if (refusal !== undefined) return [refusal];
  const problems = [judgeKind(look, place), judgeSize(look, place), judgePixels(look)];
  return problems.filter((problem) => problem !== undefined).toSorted(bySeverity);
}

const bySeverity = (a: MediaProblem, b: MediaProblem) =>
  Number(a.level === 'hint') - Number(b.level === 'hint');

function findRefusal({ status = 0, location }: MediaLook): MediaProblem | undefined {
  if (status >= 300 && status < 400)
    return warning(
      'redirect',
      location === undefined
        ? 'This link redirects, and platforms don’t follow redirects. Use the final link.'
        : `Use ${location} instead: this link redirects to it, and platforms don’t follow redirects.`,
    );
  if (status === 404 || status === 410)
    return warning('missing', `There is no file at this link (${status}).`);
  if (status === 401 || status === 403)
    return warning('forbidden', `The file is not public: its server denies access (${status}).`);
  if (status < 200 || status > 299)
    return warning('status', `The file’s server returns an error (${status}).`);
  return undefined;
}

function judgeKind(look: MediaLook, place: AddressUse): MediaProblem | undefined {
  const { contentType, kind, foreign } = look;
  if (foreign !== undefined)
    return warning('kind', `This is ${withArticle(foreign)}. Use JPEG, PNG, GIF, MP4 or PDF.`);
  if (kind === undefined)
    return warning('kind', 'Cards can’t show this type of file. Use JPEG, PNG, GIF, MP4 or PDF.');
  if (contentType === undefined || contentType === '')
    return warning('content-type', 'The file’s server doesn’t say what type of file this is (content type).');
  const stated = kindsOfContentType(contentType);
  if (stated.length === 0)
    return warning('content-type', `The file’s server says this is ${contentType}, which cards can’t show.`);
  if (!stated.includes(kind))
    return warning(
      'content-type',
      `The file’s server says this is ${contentType}, but it is ${kindInfo(kind).name}.`,
    );
  if (place === 'thumbnail' && kindInfo(kind).group !== 'picture')
    return warning('kind', `A thumbnail must be a picture, but this is ${kindInfo(kind).name}.`);
  return kind === 'pdf'
    ? hint('pdf', 'PDFs in cards only show in some countries, and some platforms reject them.')
    : undefined;
}

function judgeSize({ bytes, kind }: MediaLook, place: AddressUse): MediaProblem | undefined {
  if (bytes === undefined)
    return hint(
      'no-length',
      'The file’s server doesn’t say how large the file is, so its size wasn’t checked.',
    );
  if (bytes === 0) return warning('empty', 'The file is empty.');
  if (place === 'thumbnail') return judgeThumbnailSize(bytes);
  if (bytes > mediaLimits.fileBytes)
    return warning('size', `The file is ${inMegabytes(bytes)}. Use 100 MB or less.`);
  const recommended = recommendedBytes(kind);
  return recommended !== undefined && bytes > recommended
    ? {
        ...hint(
          'size',
          `The file is ${inMegabytes(bytes)}. Use ${inMegabytes(recommended)} or less so that it loads quickly.`,
        ),
        known: compression,
      }
    : undefined;
}

function judgeThumbnailSize(bytes: number): MediaProblem | undefined {
  if (bytes > mediaLimits.thumbnailBytes)
    return warning('size', `The thumbnail is ${inKilobytes(bytes)}. Use 100 kB or less.`);
  return bytes > mediaLimits.recommendedThumbnailBytes
    ? hint('size', `The thumbnail is ${inKilobytes(bytes)}. Use 50 kB or less so that it loads quickly.`)
    : undefined;
}

function judgePixels({ width, height }: MediaLook): MediaProblem | undefined {
  if (width === undefined || height === undefined || width * height <= mediaLimits.pixels) return undefined;
  return warning('pixels', `The picture is ${width} × ${height} pixels, more than phones can show.`);
}

function recommendedBytes(kind: FileMediaKind | undefined): number | undefined {
  const group = kind && kindInfo(kind).group;
  if (group === 'picture') return mediaLimits.recommendedPictureBytes;
  return group === 'film' ? mediaLimits.recommendedFilmBytes : undefined;
}

const compression = {
  why: 'Google compresses and transcodes media by itself, so a large picture may lose details.',
  ...publishedPages.googleCompression,
};

const inMegabytes = (bytes: number) => `${Number((bytes / 1_000_000).toFixed(1))} MB`;
const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
