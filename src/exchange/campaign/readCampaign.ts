import { findPlaceholders } from '../../schema/values/markers';
import { type CampaignMessage, type CampaignButton, hasMarks } from './takeCampaign';
import { findAddresses } from './findAddresses';
import { markFooter } from './findFooter';
import { findLinks, findNumbers } from './findLinks';
import { readMail } from './readMail';
import { GB, type ParsedResult } from 'chrono-node/en';
import { deviceOffset, wallTimeToTimestamp } from '../../lib/time';
import { limits } from '../../schema/values/limits';

/** Most buttons to offer of one text. */
const MAX_OFFERED = 30;
/** Longer texts are no message; only their start is searched. */
const MAX_SEARCHED = 20_000;

type Surroundings = {
  /** ISO 3166 code of the country of numbers that name none. */
  country: string;
  now: Date;
};

/**
 * Finds links, places, phone numbers, dates and names in the words of a message. Loads nothing from an address and
 * changes nothing: what is found is offered.
 */
export function readCampaign(written: string, { country, now }: Surroundings): CampaignMessage {
  const tidied = tidy(written);
  const mail = readMail(tidied);
  const text = mail?.words ?? tidied;
  const searched = text.slice(0, MAX_SEARCHED);
  const links = findLinks(searched);
  const numbers = findNumbers(searched, country).filter(isOutside(links));
  const places = findAddresses(searched).filter(isOutside([...links, ...numbers]));
  const events = findEvents(searched, now, mail?.subject).filter(
    isOutside([...links, ...numbers, ...places]),
  );
  const buttons = [...links, ...numbers, ...places, ...events].sort((a, b) => a.start - b.start);
  return {
    text,
    ...(mail ? { title: mail.subject } : {}),
    buttons: withoutRepeats(markFooter(searched, buttons)).slice(0, MAX_OFFERED),
    placeholders: findPlaceholders(searched).slice(0, 200),
    hasMarks: hasMarks(text),
  };
}

/** Line breaks as the form writes them, without blanks at the ends of lines. */
function tidy(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

type Range = { start: number; end: number };

const isOutside = (others: readonly Range[]) => (range: Range) =>
  others.every(({ start, end }) => range.end <= start || range.start >= end);

function withoutRepeats(buttons: readonly CampaignButton[]): CampaignButton[] {
  const seen = new Set<string>();
  return buttons.filter(({ suggestion: { action } }) => {
    const { text: _, ...target } = action ?? {};
    const key = JSON.stringify(target);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** "Now", "in 5 minutes" and the like count from the reading of the message, which is not known. */
const LAPSES = /\b(?:now|seconds?|secs?|minutes?|mins?|hours?|hrs?|ago)\b|^24\/7$/i;
/** The hour of a day that names none. */
const MORNING = 9;
/** Words in the bold of WhatsApp. */
const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{2,60})(?<!\s)\*(?![\p{L}\p{N}*])/u;
const HOUR_MS = 3_600_000;

/** Words before a date that is the end of something, not an event. */
const DEADLINE = /\b(?:till|until|by|before|ends?|expires?|valid(?: through)?)\s*$/i;

/**
 * The dates of a text as buttons that add an event. Its title is that of the text, or from the line of the date; its
 * length one hour if none is said.
 */
function findEvents(text: string, now: Date, subject: string | undefined): CampaignButton[] {
  return GB.parse(text, now, { forwardDate: true })
    .filter(({ start, text: words }) => isDay(start) && !LAPSES.test(words) && start.date() > now)
    .map((result) => {
      const { index: start } = result;
      const { startTime, endTime } = timesOf(result);
      const end = start + result.text.length;
      const title = subject?.slice(0, limits.calendarTitle) ?? titleFor(text, { start, end });
      return {
        kind: 'event',
        isSure: result.start.isCertain('hour') && !DEADLINE.test(text.slice(Math.max(0, start - 20), start)),
        suggestion: {
          action: { text: 'Add to calendar', createCalendarEventAction: { startTime, endTime, title } },
        },
        start,
        end,
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

/** Words that only lead to a date. */
const LEAD = /[\s,;:–-]+(?:on|at|from|starts?|starting|is|this|the)?$/i;

/** Words without the marks of WhatsApp. */
const plain = (words: string) => words.replaceAll(/[*_~]/g, '').trim();

/** The words of a date's line beside the date, or the words in bold of a line that is too long. */
function titleFor(text: string, { start, end }: Range): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const [before, after] = [text.slice(lineStart, start), text.slice(end, lineEnd < 0 ? undefined : lineEnd)];
  const marked = `${before}${text.slice(start, end)}${after}`;
  const rest = `${plain(before.replace(LEAD, ''))} ${plain(after)}`.replace(
    /^[^\p{L}\p{N}]+|[\s.,;:!–-]+$/gu,
    '',
  );
  const line = rest.split(/\s+/).length < 2 ? plain(marked) : rest.replaceAll(/\s+/g, ' ');
  if (line.length <= limits.calendarTitle) return line;
  const bold = BOLD.exec(marked)?.[1];
  return bold ?? `${line.slice(0, limits.calendarTitle - 1).toWellFormed()}…`;
}
