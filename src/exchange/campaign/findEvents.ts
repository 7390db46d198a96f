import { GB, type ParsedResult } from 'chrono-node/en';
import { deviceOffset, wallTimeToTimestamp } from '../../lib/time';
import { limits } from '../../schema/values/limits';
import type { CampaignButton } from './campaign';

/** "Now", "in 5 minutes" and the like count from the reading of the message, which is not known. */
const LAPSES = /\b(?:now|seconds?|secs?|minutes?|mins?|hours?|hrs?|ago)\b|^24\/7$/i;
/** The hour of a day that names none. */
const MORNING = 9;
/** Words in the bold of WhatsApp. */
const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{2,60})(?<!\s)\*(?![\p{L}\p{N}*])/u;
const HOUR_MS = 3_600_000;

/** The dates of a text as buttons that add an event. Its title is from the line of the date, its length one hour if none is said. */
export function findEvents(text: string, now: Date): CampaignButton[] {
  return GB.parse(text, now, { forwardDate: true })
    .filter(({ start, text: words }) => isDay(start) && !LAPSES.test(words) && start.date() > now)
    .map((result) => {
      const { index: start } = result;
      const { startTime, endTime } = timesOf(result);
      const title = titleFor(text, start);
      return {
        kind: 'event',
        suggestion: {
          action: { text: 'Add to calendar', createCalendarEventAction: { startTime, endTime, title } },
        },
        start,
        end: start + result.text.length,
      };
    });
}

const isDay = (start: ParsedResult['start']) => start.isCertain('day') || start.isCertain('weekday');

function timesOf({ start, end }: ParsedResult): { startTime: string; endTime: string } {
  const from = atHour(start);
  const to = end && atHour(end);
  const until = to && to > from ? to : new Date(from.getTime() + HOUR_MS);
  return { startTime: timestampOf(from), endTime: timestampOf(until) };
}

function atHour(parts: ParsedResult['start']): Date {
  const date = parts.date();
  if (!parts.isCertain('hour')) date.setHours(MORNING, 0, 0, 0);
  return date;
}

/** RFC 3339 at the offset of this device. */
function timestampOf(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  return wallTimeToTimestamp({ local, offset: deviceOffset(local) });
}

/** The line of a date, or the words in bold of a line that is too long. */
function titleFor(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const marked = text.slice(start, end < 0 ? undefined : end);
  const line = marked.replaceAll(/[*_~]/g, '').trim();
  if (line.length <= limits.calendarTitle) return line;
  const bold = BOLD.exec(marked)?.[1];
  return bold ?? `${line.slice(0, limits.calendarTitle - 1).toWellFormed()}…`;
}
