// For tests only: the interface document and the rulings read a second time, by hand and without zod. It answers one
// question, whether a body is acceptable, and shares no code with the schema.

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, max = Infinity): value is string =>
  typeof value === 'string' && value.length <= max && value.isWellFormed() && !value.includes('\0');
const isFilled = (value: unknown, max = Infinity) => isText(value, max) && /\S/.test(value);

/** Whether a member is absent, or present and accepted. */
const optional = (object: Json, key: string, accepts: (value: unknown) => boolean) =>
  !(key in object) || accepts(object[key]);
const hasOnly = (object: Json, ...keys: string[]) => Object.keys(object).every((key) => keys.includes(key));
const oneOf =
  (...options: string[]) =>
  (value: unknown) =>
    options.includes(value as string);

const MARKER = /\[custom_param[0-9]+[A-Za-z]\]/g;
const PCT = '%[0-9A-Fa-f]{2}';
const UNRESERVED = "A-Za-z0-9\\-._~!$&'()*+,;=";
const IPV6 = "\\[(?:[0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]+)\\]";
const URI = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:(?://(?:(?:[${UNRESERVED}:]|${PCT})*@)?(${IPV6}|(?:[${UNRESERVED}]|${PCT})*)(?::[0-9]*)?(?=[/?#]|$)(?:[${UNRESERVED}:@/]|${PCT})*|(?!//)(?:[${UNRESERVED}:@/]|${PCT})*)(?:\\?(?:[${UNRESERVED}:@/?]|${PCT})*)?(?:#(?:[${UNRESERVED}:@/?]|${PCT})*)?$`,
);
/** RFC 3986 takes IPv6 as RFC 4291 writes it, without a zone; one `::` stands for at least one group. */
function isIpv6(address: string): boolean {
  const halves = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = halves.flat();
  const tail = groups.at(-1) ?? '';
  const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
  const hasIpv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`).test(tail) && (halves.at(-1)?.length ?? 0) > 0;
  const hexadecimal = hasIpv4 ? groups.slice(0, -1) : groups;
  const count = groups.length + (hasIpv4 ? 1 : 0);
  return (
    hexadecimal.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) &&
    (halves.length === 1 ? count === 8 : halves.length === 2 && count <= 7)
  );
}

function hostOf(uri: string): string | undefined {
  const parts = URI.exec(uri);
  const host = parts?.[1] ?? '';
  if (!parts || (/^\[[^vV]/.test(host) && !isIpv6(host.slice(1, -1)))) return undefined;
  return host;
}
const isUri = (value: unknown): value is string => isText(value, 2048) && hostOf(value) !== undefined;
const isWebUri = (value: unknown): boolean =>
  isText(value) && /^https?:\/\//i.test(value) && (hostOf(value) ?? '') !== '';
function isWebUriWithMarkers(value: unknown): boolean {
  if (!isText(value, 2048)) return false;
  const end = /^https?:\/\/[^/?#]*/i.exec(value)?.[0];
  return end !== undefined && isWebUri(end + value.slice(end.length).replaceAll(MARKER, 'x'));
}

const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/.test(value);

/** Exact also where a number would be rounded: 90.0000000000000000000001 is above 90. */
function isDegrees(value: unknown, most: number): boolean {
  const [, whole = '', fraction = ''] =
    (typeof value === 'string' && /^-?([0-9]+)(?:\.([0-9]+))?$/.exec(value)) || [];
  if (whole === '') return false;
  return Number(whole) < most || (Number(whole) === most && /^0*$/.test(fraction));
}

function isTime(value: unknown): boolean {
  const parts =
    typeof value === 'string' &&
    /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/.exec(value);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const [, , , , , , , sign, offsetHours = '0', offsetMinutes = '0'] = parts;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (
    day < 1 ||
    day > days ||
    hour > 23 ||
    minute > 59 ||
    Number(offsetHours) > 23 ||
    Number(offsetMinutes) > 59
  )
    return false;
  if (second < 60) return true;
  // A leap second is the last one of a month in UTC.
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes));
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  utc.setUTCHours(hour, minute - offset);
  const next = new Date(utc.getTime() + 60_000);
  return second === 60 && next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
}

const kinds: Record<string, (value: unknown) => boolean> = {
  dialAction: (value) =>
    isObject(value) &&
    hasOnly(value, 'phoneNumber') &&
    typeof value.phoneNumber === 'string' &&
    /^\+[1-9][0-9]{1,14}$/.test(value.phoneNumber),
  viewLocationAction: (value) =>
    isObject(value) &&
    hasOnly(value, 'latLong', 'label', 'query') &&
    optional(value, 'label', (label) => isText(label)) &&
    optional(value, 'query', (query) => isText(query)) &&
    optional(
      value,
      'latLong',
      (point) =>
        isObject(point) &&
        hasOnly(point, 'latitude', 'longitude') &&
        isDegrees(point.latitude, 90) &&
        isDegrees(point.longitude, 180),
    ) &&
    ('latLong' in value || isFilled(value.query)),
  createCalendarEventAction: (value) =>
    isObject(value) &&
    hasOnly(value, 'startTime', 'endTime', 'title', 'description') &&
    isTime(value.startTime) &&
    isTime(value.endTime) &&
    isFilled(value.title, 100) &&
    optional(value, 'description', (text) => isText(text, 500)),
  openUrlAction: (value) =>
    isObject(value) &&
    hasOnly(value, 'url', 'application', 'webviewViewMode', 'description') &&
    isWebUriWithMarkers(value.url) &&
    optional(value, 'application', oneOf('BROWSER', 'WEBVIEW')) &&
    optional(value, 'webviewViewMode', oneOf('FULL', 'HALF', 'TALL')) &&
    optional(value, 'description', (text) => isText(text)),
  shareLocationAction: (value) => isObject(value) && hasOnly(value),
};

function isSuggestion(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  const { reply, action } = value;
  if ('reply' in value)
    return (
      isObject(reply) &&
      hasOnly(reply, 'text', 'postbackData') &&
      isFilled(reply.text, 25) &&
      optional(reply, 'postbackData', isBase64)
    );
  if (!isObject(action)) return false;
  const chosen = Object.keys(kinds).filter((kind) => kind in action);
  const [kind = ''] = chosen;
  return (
    chosen.length === 1 &&
    hasOnly(action, 'text', 'postbackData', 'fallbackUrl', kind) &&
    isFilled(action.text, 25) &&
    optional(action, 'postbackData', (data) => isBase64(data) && data.length <= 2048) &&
    optional(action, 'fallbackUrl', isUri) &&
    (kinds[kind]?.(action[kind]) ?? false)
  );
}
const isSuggestions = (most: number) => (value: unknown) =>
  Array.isArray(value) && value.length <= most && value.every(isSuggestion);

function isMedia(value: unknown, isSmall: boolean): boolean {
  if (!isObject(value) || !hasOnly(value, 'height', 'contentInfo')) return false;
  const { contentInfo } = value;
  return (
    optional(value, 'height', oneOf('SHORT', 'MEDIUM', 'TALL')) &&
    !(isSmall && value.height === 'TALL') &&
    isObject(contentInfo) &&
    hasOnly(contentInfo, 'fileUrl', 'thumbnailUrl', 'forceRefresh') &&
    isWebUri(contentInfo.fileUrl) &&
    optional(contentInfo, 'thumbnailUrl', isWebUri) &&
    optional(contentInfo, 'forceRefresh', (flag) => typeof flag === 'boolean')
  );
}

function isCard(value: unknown, { isSmall = false, isHorizontal = false } = {}): boolean {
  if (!isObject(value) || !hasOnly(value, 'title', 'description', 'media', 'suggestions')) return false;
  const { title, description, suggestions } = value;
  const hasWords = isFilled(title) || isFilled(description);
  const hasButtons = Array.isArray(suggestions) && suggestions.length > 0;
  return (
    optional(value, 'title', (text) => isText(text, 200)) &&
    optional(value, 'description', (text) => isText(text, 2000)) &&
    optional(value, 'media', (media) => isMedia(media, isSmall)) &&
    optional(value, 'suggestions', isSuggestions(4)) &&
    (hasWords || hasButtons || 'media' in value) &&
    !(isHorizontal && 'media' in value && !hasWords && !hasButtons)
  );
}

function isStandalone(value: unknown): boolean {
  return (
    isObject(value) &&
    hasOnly(value, 'cardOrientation', 'thumbnailImageAlignment', 'cardContent') &&
    oneOf('HORIZONTAL', 'VERTICAL')(value.cardOrientation) &&
    optional(value, 'thumbnailImageAlignment', oneOf('LEFT', 'RIGHT')) &&
    isCard(value.cardContent, { isHorizontal: value.cardOrientation === 'HORIZONTAL' })
  );
}

function isCarousel(value: unknown): boolean {
  if (!isObject(value) || !hasOnly(value, 'cardWidth', 'cardContents')) return false;
  const { cardWidth, cardContents } = value;
  return (
    oneOf('SMALL', 'MEDIUM')(cardWidth) &&
    Array.isArray(cardContents) &&
    cardContents.length >= 2 &&
    cardContents.length <= 10 &&
    cardContents.every((card) => isCard(card, { isSmall: cardWidth === 'SMALL' }))
  );
}

function isComponent(type: unknown, value: unknown): boolean {
  if (!isObject(value)) return false;
  if (type === 'text_message')
    return (
      hasOnly(value, 'text', 'suggestions') &&
      isFilled(value.text, 3072) &&
      optional(value, 'suggestions', isSuggestions(11))
    );
  const { richCard } = value;
  if (!hasOnly(value, 'richCard') || !isObject(richCard)) return false;
  if (type === 'rich_card')
    return hasOnly(richCard, 'standaloneCard') && isStandalone(richCard.standaloneCard);
  if (type === 'carousel') return hasOnly(richCard, 'carouselCard') && isCarousel(richCard.carouselCard);
  return false;
}

/** Whether a request body is acceptable, by a reading of the document that is independent of the schema. */
export function isAcceptable(body: unknown): boolean {
  return (
    isObject(body) &&
    hasOnly(body, 'name', 'type', 'component') &&
    typeof body.name === 'string' &&
    /^[a-z0-9_]{1,20}$/.test(body.name) &&
    isComponent(body.type, body.component)
  );
}
