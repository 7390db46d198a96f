import { isTimestamp } from '../../lib/time';
import { base64ToText } from '../../schema/values/postback';
import type { QuickFixInput, QuickFixSources } from '../model/quickFix';

/** Longer texts are no number, name or address that somebody typed. */
const isShort = ({ text }: QuickFixInput) => text !== '' && text.length <= 10_000;

/** A bracket or sign that may begin a placeholder, and no parameter marker; a character that cannot be sent. */
const ODD_SIGN =
  /\0|\p{Cs}|\[(?!custom_param\d+[A-Za-z]\])|\{|<[^\s\d]|%[\p{L}\d_@]|\$[{a-z_]|#[^\s#]{1,41}#/u;

/** The readers that need no library are one part of the page, loaded with the first text that may need one. */
const loadReaders = () => import('./readers/plainReaders');

const oddSigns = {
  mayFix: (input: QuickFixInput) => isShort(input) && ODD_SIGN.test(input.text),
  load: async () => (await loadReaders()).readOddSigns,
};

/** What each form of text offers. Texts that are surely fine load no reader. */
export const quickFixSources = {
  freeText: [
    oddSigns,
    {
      mayFix: (input) =>
        input.at.endsWith('.viewLocationAction.query') && isShort(input) && /\d.*\d|goo/s.test(input.text),
      load: async () => (await loadReaders()).readPlaceQuery,
    },
  ],
  identifier: [
    {
      mayFix: (input) => isShort(input) && !/^[a-z0-9_]{1,20}$/.test(input.text),
      load: async () => (await loadReaders()).readTemplateName,
    },
  ],
  postback: [
    {
      mayFix: (input) =>
        isShort(input) && /^[A-Za-z0-9+/]{8,}={0,2}$/.test(base64ToText(input.text) ?? input.text),
      load: async () => (await loadReaders()).readPostbackText,
    },
  ],
  time: [
    {
      mayFix: ({ at, text }) => at.endsWith('.endTime') && (text === '' || isTimestamp(text)),
      load: async () => (await loadReaders()).readEventEnd,
    },
    {
      mayFix: (input) => isShort(input) && !isTimestamp(input.text),
      load: () => import('./readers/readTimeWords').then(({ readTimeWords }) => readTimeWords),
    },
  ],
  address: [
    oddSigns,
    {
      mayFix: (input) => isShort(input) && !/^https:\/\/[\w.-]+(?:[/?#][\w./?=%~+-]*)?$/.test(input.text),
      load: async () => (await loadReaders()).readAddress,
    },
  ],
  phoneNumber: [
    {
      mayFix: (input) => isShort(input) && !/^\+[1-9]\d{7,14}$/.test(input.text),
      load: () => import('./readers/readPhoneNumber').then(({ readPhoneNumber }) => readPhoneNumber),
    },
  ],
  degrees: [
    {
      mayFix: (input) => isShort(input) && !/^-?\d{1,2}(?:\.\d+)?$/.test(input.text),
      load: async () => (await loadReaders()).readDegrees,
    },
  ],
} satisfies QuickFixSources;
