import { withArticle } from './detectMediaKind';
import { kindInfo, kindsOfContentType, type FileMediaKind, mediaLimits } from './mediaKinds';
import type { LookOutcome, MediaLook } from './mediaLook';

/** The place of an address in a template. */
export type AddressUse = 'file' | 'thumbnail';

/** A finding about an address. Warning: a platform will probably refuse it or show no picture. Hint: it can be better. */
export type MediaProblem = { level: 'warning' | 'hint'; code: string; message: string };

const warning = (code: string, message: string): MediaProblem => ({ level: 'warning', code, message });
const hint = (code: string, message: string): MediaProblem => ({ level: 'hint', code, message });

/** Outcomes after which nothing else is known. */
const withoutAnswer = {
  unreachable: warning(
    'unreachable',
    'The address cannot be reached from the Internet. Check the spelling, or upload the file here.',
  ),
  slow: warning('slow', 'The server answers too slowly, so the platform may give up. Try again later.'),
  unreadable: warning(
    'unreadable',
    'The server’s answer breaks off or cannot be read, so the platform may not get the picture. Try again later, or use another address.',
  ),
  certificate: warning(
    'certificate',
    'The certificate of this address is not valid, so the platform will refuse it.',
  ),
  private: warning(
    'private',
    'The address is private, so the platform cannot reach it. Use a public https:// address.',
  ),
  port: hint(
    'port',
    'The address names an unusual port, so it was not looked at. Platforms may refuse it too.',
  ),
  invalid: warning('invalid', 'This is not a web address. Start with https://.'),
  limited: hint('limited', 'The address was not looked at yet. Check again in a minute.'),
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
        ? 'The address leads on to another one. Platforms do not follow that. Use the final address.'
        : `The address leads on to ${location}. Platforms do not follow that. Use that address.`,
    );
  if (status === 404 || status === 410)
    return warning('missing', `There is no file at this address (${status}).`);
  if (status === 401 || status === 403)
    return warning('forbidden', `The file is not public: its server refuses the call (${status}).`);
  if (status < 200 || status > 299)
    return warning('status', `The server of the file answers with an error (${status}).`);
  return undefined;
}

function judgeKind(look: MediaLook, place: AddressUse): MediaProblem | undefined {
  const { contentType, kind, foreign } = look;
  if (foreign !== undefined)
    return warning('kind', `This is ${withArticle(foreign)}. Cards take JPEG, PNG, GIF, MP4 and PDF.`);
  if (kind === undefined)
    return warning('kind', 'The content is of no kind that cards take: JPEG, PNG, GIF, MP4 or PDF.');
  if (contentType === undefined || contentType === '')
    return warning('content-type', 'The server does not say what kind of file this is (content type).');
  const stated = kindsOfContentType(contentType);
  if (stated.length === 0)
    return warning('content-type', `The server calls this file ${contentType}, which cards do not take.`);
  if (!stated.includes(kind))
    return warning(
      'content-type',
      `The server calls this file ${contentType}, but it is ${kindInfo(kind).name}.`,
    );
  if (place === 'thumbnail' && kindInfo(kind).group !== 'picture')
    return warning('kind', `A thumbnail must be a picture, and this is ${kindInfo(kind).name}.`);
  return kind === 'pdf'
    ? hint('pdf', 'PDF in a card is shown in some countries only; some platforms refuse it.')
    : undefined;
}

function judgeSize({ bytes, kind }: MediaLook, place: AddressUse): MediaProblem | undefined {
  if (bytes === undefined)
    return hint('no-length', 'The server does not say how large the file is, so its size is not checked.');
  if (bytes === 0) return warning('empty', 'The file is empty.');
  if (place === 'thumbnail') return judgeThumbnailSize(bytes);
  if (bytes > mediaLimits.fileBytes)
    return warning('size', `The file has ${inMegabytes(bytes)}. Use 100 MB or less.`);
  const recommended = recommendedBytes(kind);
  return recommended !== undefined && bytes > recommended
    ? hint('size', `The file has ${inMegabytes(bytes)}. ${inMegabytes(recommended)} or less loads quickly.`)
    : undefined;
}

function judgeThumbnailSize(bytes: number): MediaProblem | undefined {
  if (bytes > mediaLimits.thumbnailBytes)
    return warning('size', `The thumbnail has ${inKilobytes(bytes)}. Use 100 kB or less.`);
  return bytes > mediaLimits.recommendedThumbnailBytes
    ? hint('size', `The thumbnail has ${inKilobytes(bytes)}. 50 kB or less loads quickly.`)
    : undefined;
}

function judgePixels({ width, height }: MediaLook): MediaProblem | undefined {
  if (width === undefined || height === undefined || width * height <= mediaLimits.pixels) return undefined;
  return warning('pixels', `The picture has ${width} × ${height} pixels, more than phones can draw.`);
}

function recommendedBytes(kind: FileMediaKind | undefined): number | undefined {
  const group = kind && kindInfo(kind).group;
  if (group === 'picture') return mediaLimits.recommendedPictureBytes;
  return group === 'film' ? mediaLimits.recommendedFilmBytes : undefined;
}

const inMegabytes = (bytes: number) => `${Number((bytes / 1_000_000).toFixed(1))} MB`;
const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
