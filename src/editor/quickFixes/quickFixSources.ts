import { isBase64 } from '../../lib/encoding/base64';
import { isTimestamp } from '../../lib/time';
import { base64ToText } from '../../schema/values/postback';
import type * as plainReaders from './readers/plainReaders';
import type { QuickFixInput, QuickFixSource, QuickFixSources } from '../model/quickFix';

/** Longer texts are no number, name or address that somebody typed. */
const isShort = ({ text }: QuickFixInput) => text !== '' && text.length <= 10_000;

/** A bracket or sign that may begin a placeholder, and no parameter marker; a character that cannot be sent. */
const ODD_SIGN =
  /\0|\p{Cs}|\[(?!custom_param\d+[A-Za-z]\])|\{|<[^\s\d]|%[\p{L}\d_@]|\$[{a-z_]|#[^\s#]{1,41}#/u;

/** The readers that need no library are one part of the page, loaded with the first text that may need one. */
const plain = (mayFix: QuickFixSource['mayFix'], name: keyof typeof plainReaders): QuickFixSource => ({
  mayFix,
  load: async () => (await import('./readers/plainReaders'))[name],
});

/** Short texts that do not match the pattern of what is surely fine. */
const unless = (fine: RegExp) => (input: QuickFixInput) => isShort(input) && !fine.test(input.text);

const oddSigns = plain((input) => isShort(input) && ODD_SIGN.test(input.text), 'readOddSigns');

const mayHoldPlace = (input: QuickFixInput) =>
  input.at.endsWith('.viewLocationAction.query') && isShort(input) && /\d.*\d|goo/s.test(input.text);

/** A postback that came without being encoded, or whose text may be encoded itself. */
const mayBeEncoded = (input: QuickFixInput) =>
  isShort(input) &&
  (!isBase64(input.text) || /^[A-Za-z0-9+/]{8,}={0,2}$/.test(base64ToText(input.text) ?? ''));

/** What each form of text offers. Texts that are surely fine load no reader. */
export const quickFixSources: QuickFixSources = {
  freeText: [oddSigns, plain(mayHoldPlace, 'readPlaceQuery')],
  identifier: [plain(unless(/^[a-z0-9_]{1,20}$/), 'readTemplateName')],
  postback: [plain(mayBeEncoded, 'readPostbackText')],
  time: [
    plain(({ at, text }) => at.endsWith('.endTime') && (text === '' || isTimestamp(text)), 'readEventEnd'),
    {
      mayFix: (input) => isShort(input) && !isTimestamp(input.text),
      load: () => import('./readers/readTimeWords').then(({ readTimeWords }) => readTimeWords),
    },
  ],
  address: [oddSigns, plain(unless(/^https:\/\/[\w.-]+(?:[/?#][\w./?=%~+-]*)?$/), 'readAddress')],
  phoneNumber: [
    {
      mayFix: unless(/^\+[1-9]\d{7,14}$/),
      load: () => import('./readers/readPhoneNumber').then(({ readPhoneNumber }) => readPhoneNumber),
    },
  ],
  choice: [plain(({ text, options = [] }) => text.trim() !== '' && !options.includes(text), 'readChoice')],
  degrees: [plain(unless(/^-?\d{1,2}(?:\.\d+)?$/), 'readDegrees')],
};
