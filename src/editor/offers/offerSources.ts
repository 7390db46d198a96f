import { isTimestamp } from '../../lib/time';
import { base64ToText } from '../../schema/values/postback';
import type { OfferInput, OfferSources } from '../model/offer';

/** Longer texts are no number, name or address that somebody typed. */
const isShort = ({ text }: OfferInput) => text !== '' && text.length <= 10_000;

/** A bracket or sign that may begin a placeholder, and no parameter marker; a character that cannot be sent. */
const ODD_SIGN =
  /\0|\p{Cs}|\[(?!custom_param\d+[A-Za-z]\])|\{|<[^\s\d]|%[\p{L}\d_@]|\$[{a-z_]|#[^\s#]{1,41}#/u;

/** The readers that need no library are one part of the page, loaded with the first text that may need one. */
const loadReaders = () => import('./plainReaders');

const oddSigns = {
  mayOffer: (input: OfferInput) => isShort(input) && ODD_SIGN.test(input.text),
  load: async () => (await loadReaders()).readOddSigns,
};

/** What each form of text offers. Texts that are surely fine load no reader. */
export const offerSources = {
  freeText: [
    oddSigns,
    {
      mayOffer: (input) =>
        input.at.endsWith('.viewLocationAction.query') && isShort(input) && /\d.*\d|goo/s.test(input.text),
      load: async () => (await loadReaders()).readPlaceQuery,
    },
  ],
  identifier: [
    {
      mayOffer: (input) => isShort(input) && !/^[a-z0-9_]{1,20}$/.test(input.text),
      load: async () => (await loadReaders()).readName,
    },
  ],
  postback: [
    {
      mayOffer: (input) =>
        isShort(input) && /^[A-Za-z0-9+/]{8,}={0,2}$/.test(base64ToText(input.text) ?? input.text),
      load: async () => (await loadReaders()).readPostback,
    },
  ],
  time: [
    {
      mayOffer: ({ at, text }) => at.endsWith('.endTime') && (text === '' || isTimestamp(text)),
      load: async () => (await loadReaders()).readEventEnd,
    },
    {
      mayOffer: (input) => isShort(input) && !isTimestamp(input.text),
      load: () => import('./readTimeWords').then(({ readTimeWords }) => readTimeWords),
    },
  ],
  address: [
    oddSigns,
    {
      mayOffer: (input) => isShort(input) && !/^https:\/\/[\w.-]+(?:[/?#][\w./?=%~+-]*)?$/.test(input.text),
      load: async () => (await loadReaders()).readAddress,
    },
  ],
  phoneNumber: [
    {
      mayOffer: (input) => isShort(input) && !/^\+[1-9]\d{7,14}$/.test(input.text),
      load: () => import('./readPhoneNumber').then(({ readPhoneNumber }) => readPhoneNumber),
    },
  ],
  degrees: [
    {
      mayOffer: (input) => isShort(input) && !/^-?\d{1,2}(?:\.\d+)?$/.test(input.text),
      load: async () => (await loadReaders()).readDegrees,
    },
  ],
} satisfies OfferSources;
