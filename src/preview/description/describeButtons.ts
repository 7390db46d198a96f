import { isolate } from '../../lib/text/isolate';
import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import type { Clipping } from '../clipping/clipping';
import { iosInlineActions } from '../../schema/phones/iosFigures';
import { suggestionGroups, drawnSuggestions, maxSuggestions, type Placed } from '../message/suggestions';
import type { System } from '../model/options';
import { quote, describeLetters, type SeenOn } from './seen';
import { timeZoneName } from '../../lib/time';
import { actionSheetOf, type ActionSheet, eventTime, writtenTime } from '../model/actionSheet';

type Owner = {
  suggestions: readonly SuggestionDraft[];
  /** Dotted draft path of the card, or of the message. */
  path: string;
  /** Buttons of a card stand in it; those of a text below it. */
  isCard: boolean;
};

/** The buttons of a card or a message: which are seen, where, and what a tap does. */
export function describeButtons(
  owner: Owner,
  system: System,
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const { suggestions, isCard } = owner;
  if (suggestions.length === 0) return [];
  const kind = isCard ? 'card' : 'message';
  const { shown, beyond } = drawnSuggestions(suggestions, kind);
  const lines =
    system === 'android' ? onAndroid(owner, shown, clippings, on) : onIphone(owner, shown, clippings, on);
  return beyond > 0
    ? [
        ...lines,
        `${beyond === 1 ? 'One more button is' : `${beyond} more buttons are`} not shown, because a ${kind} can have ${maxSuggestions[kind]}.`,
      ]
    : lines;
}

function onAndroid(
  { path, isCard }: Owner,
  placed: Placed[],
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const lines = placed.map(({ suggestion, index }) => {
    const cut = cutAt(clippings, path, index);
    if (cut?.kind === 'gone')
      return `Button ${index + 1}, ${labelOf(suggestion, on)}, is not shown, because the card is too tall for Android. Tap “More” on the card to see everything.`;
    return `Button ${index + 1}, ${labelOf(suggestion, on)}${cutLabel(cut)}: ${describeTap(suggestion, 'android', on)}.`;
  });
  return isCard
    ? lines
    : [
        ...lines,
        'These buttons are in one row below the message; swipe to see more. They disappear with the next message.',
      ];
}

function onIphone(
  { path, isCard }: Owner,
  placed: Placed[],
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const { actions, replies, folds } = suggestionGroups(placed);
  const line = ({ suggestion, index }: Placed) =>
    `Button ${labelOf(suggestion, on)}${cutLabel(cutAt(clippings, path, index))}: ${describeTap(suggestion, 'ios', on)}.`;
  const folded = actions.map(({ suggestion }) => labelOf(suggestion, on)).join(', ');
  const options = folds
    ? [
        `Tap “Options” to see ${actions.length} buttons: ${folded}. iPhone shows more than ${iosInlineActions} buttons of this kind as a menu.`,
      ]
    : [];
  const below =
    replies.length === 0
      ? []
      : [
          isCard
            ? 'On iPhone, quick replies appear below the card, after the other buttons.'
            : 'Quick replies appear below the other buttons and stay until one is sent.',
        ];
  return [...options, ...actions.map(line), ...replies.map(line), ...below];
}

const labelOf = (suggestion: SuggestionDraft, on: SeenOn) =>
  suggestionText(suggestion) === '' ? 'without a text' : quote(suggestionText(suggestion), on);

const cutAt = (clippings: readonly Clipping[], path: string, index: number) =>
  clippings.find(
    (cut) =>
      cut.path === `${path}.suggestions.${index}` || cut.path.startsWith(`${path}.suggestions.${index}.`),
  );

function cutLabel(cut: Clipping | undefined): string {
  if (cut?.kind !== 'text') return '';
  return ` (cut off: ${describeLetters(cut)})`;
}

const shareOfScreen = {
  FULL: 'the whole screen',
  TALL: 'three quarters of the screen',
  HALF: 'half of the screen',
};

/** What a tap on a button does, as the end of a sentence: "opens https://shop.example in the browser". */
function describeTap(suggestion: SuggestionDraft, system: System, on: SeenOn): string {
  if (suggestion.reply) return `sends ${quote(suggestionText(suggestion), on)} as a reply`;
  const sheet = suggestion.action && actionSheetOf(suggestion.action, system, true);
  return sheet ? describeSheet(sheet, system, on) : 'does nothing, because the template sets no action';
}

function describeSheet(sheet: ActionSheet, system: System, on: SeenOn): string {
  switch (sheet.kind) {
    case 'dialer':
      return `opens the phone app with ${isolate(sheet.phoneNumber)} filled in; the customer still has to tap Call`;
    case 'browser':
    case 'webview':
      return describeLink(sheet, system);
    case 'map':
      return `opens the map at ${isolate(sheet.latitude)}, ${isolate(sheet.longitude)}${sheet.label === '' ? '' : ` (${quote(sheet.label, on)})`}`;
    case 'mapSearch':
      return `opens the map and searches for ${quote(sheet.query, on)}`;
    case 'calendar':
      return `opens the calendar with ${quote(sheet.title, on)}, ${describeTimes(sheet, on)}`;
    case 'shareLocation':
      return 'asks customers for their location, and sends it only if they agree';
    case 'unsupported':
      return describeUnsupported(sheet);
    default:
      return sheet satisfies never;
  }
}

/** A link that phones open; of any other text nobody can say what a tap does. */
function describeLink(sheet: Extract<ActionSheet, { kind: 'browser' | 'webview' }>, system: System): string {
  const url = isolate(sheet.url);
  if (sheet.url.trim() === '') return 'does nothing, because it has no link';
  if (!/^https?:\/\//i.test(sheet.url.trim())) return `may do nothing, because “${url}” is not a web link`;
  if (sheet.kind === 'browser') return `opens ${url} in the browser`;
  return system === 'android'
    ? `opens ${url} in the chat, on ${shareOfScreen[sheet.mode]}; phones that can’t do this open the browser`
    : `opens ${url} in the chat or in the browser; the height can differ on iPhone`;
}

function describeUnsupported({ fallbackUrl }: Extract<ActionSheet, { kind: 'unsupported' }>): string {
  const other =
    fallbackUrl === undefined || fallbackUrl === ''
      ? 'there is no fallback link'
      : `${isolate(fallbackUrl)} may open instead`;
  return `may not work: searching for a place is supported on Android only, and ${other}`;
}

type Times = { startTime: string; endTime: string };

/** Both times in the chosen zone, by default the viewer's, and as they are written: each phone shows them in its own zone. */
function describeTimes({ startTime, endTime }: Times, on: SeenOn): string {
  const start = eventTime(startTime, on);
  const end = eventTime(endTime, on);
  if (start === undefined || end === undefined)
    return `from ${isolate(startTime) || 'no time'} to ${isolate(endTime) || 'no time'}`;
  const zone = timeZoneName(on.timeZone);
  return `from ${start} to ${end}, in the time zone ${zone}. The template says ${writtenTime(startTime)}. Phones show it in their own time zone`;
}
