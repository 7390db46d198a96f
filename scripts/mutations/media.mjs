// @ts-check
import { android, inBrowser, ios } from './mutation.mjs';

/** Media (checks 46 to 56). */
export const media = [
  inBrowser(
    '46',
    'a picture is squeezed',
    `${android}/cards/MediaPicture.module.css`,
    'object-fit: var(--gm-fit, cover)',
    'object-fit: var(--gm-fit, fill)',
    'crop',
  ),
  inBrowser(
    '46',
    'a picture is cut from its top',
    `${android}/cards/MediaPicture.module.css`,
    'object-position: 50% 50%',
    'object-position: 50% 0%',
    'crop',
  ),
  inBrowser(
    '48',
    'before the download the file itself is drawn',
    `${android}/rules/mediaFace.ts`,
    "const drawsFile = state === 'downloaded' && (",
    "const drawsFile = state !== 'failed' && (",
    'media',
  ),
  inBrowser(
    '49',
    'the box of a picture is another before the download',
    `${android}/cards/CardMedia.tsx`,
    'data-height={height}',
    "data-height={state === 'downloaded' ? height : undefined}",
    'media',
  ),
  inBrowser(
    '50',
    'the play sign is beside the middle',
    `${android}/cards/MediaPicture.module.css`,
    'inset-inline-start: calc(50% - var(--gm-sign) / 2)',
    'inset-inline-start: calc(50% - var(--gm-sign) / 2.4)',
    'kinds',
  ),
  inBrowser(
    '51',
    'nothing says where a PDF is shown',
    `${android}/cards/CardMedia.tsx`,
    "face?.kind === 'pdf' && <Note>",
    "face?.kind === 'gif' && <Note>",
    'kinds',
  ),
  inBrowser(
    '52',
    'a GIF moves on the iPhone',
    `${ios}/rules/mediaFace.ts`,
    "isStillOn('ios', kind) ? { isStill: true } : {}",
    '{}',
    'iosMedia',
  ),
  inBrowser(
    '53',
    'a broken picture loses its box on the iPhone',
    `${ios}/cards/useKnownSize.ts`,
    'file && file.source === fileSource ? file : last',
    'file && file.source === fileSource ? file : undefined',
    'iosMedia',
  ),
  inBrowser(
    '54',
    'the picture on the whole screen is cut',
    `${android}/sheets/MediaViewer.module.css`,
    '--gm-fit: contain',
    '--gm-fit: cover',
    'media',
  ),
];
