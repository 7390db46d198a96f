import type { SuggestionDraft } from '../../schema/draft/draft';
import type { WebviewViewMode } from '../../schema/values/enums';
import type { ActionKey } from '../../schema/template/suggestedAction';
import type { System } from './options';
import { timestampToMillis } from '../../lib/time';

/** The sheet or app that a tapped action opens over the conversation. Blank fields are empty texts. */
export type ActionSheet =
  | { kind: 'dialer'; phoneNumber: string }
  /** `isFallback`: the client does not support the action and opens its fallback address instead. */
  | { kind: 'browser'; url: string; isFallback: boolean }
  | { kind: 'webview'; url: string; mode: WebviewViewMode; description: string }
  | { kind: 'map'; latitude: string; longitude: string; label: string }
  | { kind: 'mapSearch'; query: string }
  | { kind: 'calendar'; title: string; description: string; startTime: string; endTime: string }
  | { kind: 'shareLocation' }
  /** `fallbackUrl`: the fallback address of the action, if it has one. */
  | { kind: 'unsupported'; reason: 'client' | 'iphoneSearch'; fallbackUrl?: string | undefined };

type ActionDraft = NonNullable<SuggestionDraft['action']>;

const sheets = {
  dialAction: ({ dialAction }) => ({ kind: 'dialer', phoneNumber: dialAction?.phoneNumber ?? '' }),
  openUrlAction: ({ openUrlAction }) => {
    const { url = '', application, webviewViewMode = 'FULL', description = '' } = openUrlAction ?? {};
    return application === 'WEBVIEW'
      ? { kind: 'webview', url, mode: webviewViewMode, description }
      : { kind: 'browser', url, isFallback: false };
  },
  viewLocationAction: ({ viewLocationAction, fallbackUrl }, system) => {
    const { latLong, label = '', query } = viewLocationAction ?? {};
    // The interface document: Android clients use the query instead of latLong and label.
    if (query && system === 'android') return { kind: 'mapSearch', query };
    if (query && !latLong?.latitude) return { kind: 'unsupported', reason: 'iphoneSearch', fallbackUrl };
    return { kind: 'map', latitude: latLong?.latitude ?? '', longitude: latLong?.longitude ?? '', label };
  },
  shareLocationAction: () => ({ kind: 'shareLocation' }),
  createCalendarEventAction: ({ createCalendarEventAction }) => {
    const { title = '', description = '', startTime = '', endTime = '' } = createCalendarEventAction ?? {};
    return { kind: 'calendar', title, description, startTime, endTime };
  },
} satisfies Record<ActionKey, (action: ActionDraft, system: System) => ActionSheet>;

const kinds = Object.keys(sheets) as ActionKey[];

/**
 * The sheet that an action opens on a system. A client without support for actions opens the fallback address in
 * a browser, or says that it cannot. A webview without a mode takes the whole screen (not shown in the document).
 */
export function actionSheetOf(
  action: ActionDraft,
  system: System,
  supportsActions: boolean,
): ActionSheet | undefined {
  const kind = kinds.find((key) => action[key] !== undefined);
  if (kind === undefined) return undefined;
  if (supportsActions) return sheets[kind](action, system);
  const { fallbackUrl } = action;
  return fallbackUrl
    ? { kind: 'browser', url: fallbackUrl, isFallback: true }
    : { kind: 'unsupported', reason: 'client' };
}

/** Language and time zone of dates, by default the viewer's own. */
export type Locality = { locale?: string | undefined; timeZone?: string | undefined };

/**
 * An RFC 3339 timestamp in the viewer's zone, with the zone's name; undefined when it is no timestamp.
 * For instance `Sun, 14 Mar 2027, 04:00 UTC`.
 */
export function eventTime(timestamp: string, { locale, timeZone }: Locality): string | undefined {
  const millis = timestampToMillis(timestamp);
  if (millis === undefined) return undefined;
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(millis);
}

/** The wall time of a timestamp with its written offset: `09:30, UTC+05:30`. */
export function writtenTime(timestamp: string): string {
  const [, time, offset] = /T(\d{2}:\d{2}).*?([Zz]|[+-]\d{2}:\d{2})$/i.exec(timestamp) ?? [];
  if (time === undefined || offset === undefined) return timestamp;
  return `${time}, UTC${/z/i.test(offset) ? '' : offset}`;
}
