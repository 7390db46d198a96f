import type { SuggestionDraft } from '../../schema/draft/draft';
import type { WebviewViewMode } from '../../schema/values/enums';
import type { ActionKey } from '../../schema/template/suggestedAction';
import type { System } from './options';

/** What opens over the conversation when an action is tapped. Blank fields are empty texts. */
export type ActionSheet =
  | { kind: 'dialer'; phoneNumber: string }
  /** `isFallback`: the client cannot do the action and opens its fallback address instead. */
  | { kind: 'browser'; url: string; isFallback: boolean }
  | { kind: 'webview'; url: string; mode: WebviewViewMode; description: string }
  | { kind: 'map'; latitude: string; longitude: string; label: string }
  | { kind: 'mapSearch'; query: string }
  | { kind: 'calendar'; title: string; description: string; startTime: string; endTime: string }
  | { kind: 'shareLocation' }
  /** `fallbackUrl` is named where there is one. */
  | { kind: 'unsupported'; reason: 'client' | 'iphoneSearch'; fallbackUrl?: string | undefined };

type ActionDraft = NonNullable<SuggestionDraft['action']>;

const surfaces = {
  dialAction: ({ dialAction }) => ({ kind: 'dialer', phoneNumber: dialAction?.phoneNumber ?? '' }),
  openUrlAction: ({ openUrlAction }) => {
    const { url = '', application, webviewViewMode = 'FULL', description = '' } = openUrlAction ?? {};
    return application === 'WEBVIEW'
      ? { kind: 'webview', url, mode: webviewViewMode, description }
      : { kind: 'browser', url, isFallback: false };
  },
  viewLocationAction: ({ viewLocationAction, fallbackUrl }, system) => {
    const { latLong, label = '', query } = viewLocationAction ?? {};
    // The interface document: query is used instead of latLong and label, by Android clients only.
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

const kinds = Object.keys(surfaces) as ActionKey[];

/**
 * What an action opens on a system. A client that cannot do it opens the fallback address in a browser;
 * without one it says so. A webview without a mode takes the whole screen (not shown in the document).
 */
export function actionSheetOf(
  action: ActionDraft,
  system: System,
  supportsActions: boolean,
): ActionSheet | undefined {
  const kind = kinds.find((key) => action[key] !== undefined);
  if (kind === undefined) return undefined;
  if (supportsActions) return surfaces[kind](action, system);
  const { fallbackUrl } = action;
  return fallbackUrl
    ? { kind: 'browser', url: fallbackUrl, isFallback: true }
    : { kind: 'unsupported', reason: 'client' };
}
