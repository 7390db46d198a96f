import { timestampToMillis } from '../../lib/timestamp';
import type { SuggestionPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

const DAY_MS = 24 * 60 * 60 * 1000;
const eventOf = ({ action }: SuggestionPart) => action?.createCalendarEventAction;
const startOf = (part: SuggestionPart) => timestampToMillis(eventOf(part)?.startTime ?? '');
const endOf = (part: SuggestionPart) => timestampToMillis(eventOf(part)?.endTime ?? '');

/** Milliseconds from start to end; undefined where one is missing. */
function lengthOf(part: SuggestionPart): number | undefined {
  const start = startOf(part);
  const end = endOf(part);
  return start === undefined || end === undefined ? undefined : end - start;
}
const endsBeforeStart = (part: SuggestionPart) => (lengthOf(part) ?? 0) < 0;

function isOver(part: SuggestionPart): boolean {
  const last = endOf(part) ?? startOf(part);
  return last !== undefined && last < part.now;
}

const startTime = ['action', 'createCalendarEventAction', 'startTime'];
const endTime = ['action', 'createCalendarEventAction', 'endTime'];

/** Buttons that add an event to the calendar. */
export const eventRules: readonly Rule<SuggestionPart>[] = [
  {
    id: 'end-before-start',
    kind: 'look',
    ...thisProject,
    at: endTime,
    applies: endsBeforeStart,
    message: () => 'The event ends before it starts. Check both times and their offsets.',
  },
  {
    id: 'event-without-length',
    kind: 'style',
    ...vendorPages.icalendarEnd,
    at: endTime,
    applies: (suggestion) => lengthOf(suggestion) === 0,
    message: () =>
      'The event ends at the moment it starts. In a calendar an end is later than the start; choose when it is over.',
  },
  {
    id: 'event-in-past',
    kind: 'look',
    ...thisProject,
    at: startTime,
    applies: (suggestion) => isOver(suggestion) && !endsBeforeStart(suggestion),
    message: () => 'The event is over already. Choose a later start and end.',
  },
  {
    id: 'long-event',
    kind: 'style',
    ...thisProject,
    at: endTime,
    applies: (suggestion) => (lengthOf(suggestion) ?? 0) > 31 * DAY_MS,
    message: () =>
      'The event lasts more than a month and would fill the calendar. Check month and year of both times.',
  },
  {
    id: 'far-event',
    kind: 'style',
    ...thisProject,
    at: startTime,
    applies: (part) => part.now > 0 && (startOf(part) ?? 0) - part.now > 2 * 366 * DAY_MS,
    message: () => 'The event is more than two years ahead. Check the year.',
  },
];
