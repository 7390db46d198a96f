import { httpUriPattern } from '../../lib/address/uri';

// Grammars as patterns of JSON Schema (ECMA-262).

/** A web address whose path, query and fragment may hold parameter markers. */
export const httpUriWithMarkersPattern = httpUriPattern('\\[custom_param\\d+[A-Za-z]\\]');

const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const date = `(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|${leapYear}-02-29)`;
const minute = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const offset = '[+\\-](?:[01]\\d|2[0-3]):[0-5]\\d';
const fraction = '(?:\\.\\d+)?';
const time = `(?:${minute}:[0-5]\\d${fraction}(?:[Zz]|${offset})|${minute}:60${fraction}${offset}|23:59:60${fraction}[Zz])`;

/** A time of RFC 3339. A pattern cannot tell whether a leap second ends a month. */
export const timestampPattern = `^${date}[Tt]${time}$`;

/** Canonical Base64 with padding (RFC 4648, section 4), also empty. */
export const base64Pattern =
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$';

/** A plain decimal from -90 to 90. */
export const latitudePattern = '^-?0*(?:[1-8]?\\d(?:\\.\\d+)?|90(?:\\.0+)?)$';

/** A plain decimal from -180 to 180. */
export const longitudePattern = '^-?0*(?:(?:\\d{1,2}|1[0-7]\\d)(?:\\.\\d+)?|180(?:\\.0+)?)$';

/** More than white space. */
export const notBlankPattern = '\\S';

const unit = '[^\\u0000\\ud800-\\udfff]';

/**
 * No NUL character and no half of a surrogate pair. Readers that see code points never meet the pair, readers of UTF-16
 * units do.
 */
export const wellFormedPattern = `^${unit}*(?:[\\ud800-\\udbff][\\udc00-\\udfff]${unit}*)*$`;
