import { timeZoneName } from '../../lib/time';
import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import { actionSheetOf, type ActionSheet, eventTime, writtenTime } from '../model/actionSheet';
import type { System } from '../model/options';
import { quote } from './quote';
import type { SeenOn } from './seen';

const shareOfScreen = {
  FULL: 'the whole screen',
  TALL: 'three quarters of the screen',
  HALF: 'half of the screen',
};

/** What a tap on a button does, as the end of a sentence: "opens https://shop.example in the browser". */
export function describeTap(suggestion: SuggestionDraft, system: System, on: SeenOn): string {
  if (suggestion.reply) return `sends ${quote(suggestionText(suggestion), on)} as an answer`;
  const sheet = suggestion.action && actionSheetOf(suggestion.action, system, true);
  return sheet ? describeSheet(sheet, system, on) : 'does nothing: the template gives it no effect';
}

function describeSheet(sheet: ActionSheet, system: System, on: SeenOn): string {
  switch (sheet.kind) {
    case 'dialer':
      return `opens the phone app with ${sheet.phoneNumber} filled in; the person still has to press Call`;
    case 'browser':
      return `opens ${sheet.url} in the browser`;
    case 'webview':
      return system === 'android'
        ? `opens ${sheet.url} over the chat, on ${shareOfScreen[sheet.mode]}; a phone without that opens the browser`
        : `opens ${sheet.url} over the chat or in the browser; the height is not promised on an iPhone`;
    case 'map':
      return `opens the map at ${sheet.latitude}, ${sheet.longitude}${sheet.label === '' ? '' : ` (${quote(sheet.label, on)})`}`;
    case 'mapSearch':
      return `opens the map and searches for ${quote(sheet.query, on)}`;
    case 'calendar':
      return `opens the calendar with ${quote(sheet.title, on)}, ${describeTimes(sheet, on)}`;
    case 'shareLocation':
      return 'asks for the location of the person, and sends it only after they agree';
    case 'unsupported':
      return describeUnsupported(sheet);
    default:
      return sheet satisfies never;
  }
}

function describeUnsupported({ fallbackUrl }: Extract<ActionSheet, { kind: 'unsupported' }>): string {
  const other =
    fallbackUrl === undefined || fallbackUrl === ''
      ? 'there is no other address'
      : `${fallbackUrl} may open instead`;
  return `may open no place: a place given as a search text is for Android only, and ${other}`;
}

type Times = { startTime: string; endTime: string };

/** Both times in the chosen zone, by default the viewer's, and as they are written: each phone shows them in its own zone. */
function describeTimes({ startTime, endTime }: Times, on: SeenOn): string {
  const start = eventTime(startTime, on);
  const end = eventTime(endTime, on);
  if (start === undefined || end === undefined)
    return `from ${startTime || 'no time'} to ${endTime || 'no time'}`;
  const zone = timeZoneName(on.timeZone);
  return `from ${start} to ${end}, in the time zone ${zone}. The template says ${writtenTime(startTime)}. Each phone shows that moment in its own time zone, so the hour differs where the zone differs; if the hour was meant as local time, the template gives it the wrong time zone`;
}
