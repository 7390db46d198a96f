import { casual, GB, type ParsedResult } from 'chrono-node/en';
import { asciiDigits } from '../../../lib/text/asciiText';
import {
  isIsoTime,
  isoTimeToMillis,
  isTimestamp,
  deviceOffset,
  formatWallTime,
  wallTimeToTimestamp,
} from '../../../lib/time';
import { valueAt } from '../../../lib/path';
import type { QuickFix, QuickFixChoice, QuickFixInput, QuickFixReader } from '../../model/quickFix';

const LONGEST = 200;
/** `03/04/2027`: the third of April, or the fourth of March. */
const TWO_READINGS = /\b(0?[1-9]|1[0-2])[/.-](0?[1-9]|1[0-2])[/.-]\d{2,4}\b/;
/** The hour of a date that names none. */
const MORNING = 9;

/** A date in words: "tomorrow 6pm", "14 March 2027 18:00", "03/04/2027", at the offset of this device. */
export const readTimeWords: QuickFixReader = (input) => {
  const text = asciiDigits(input.text).trim();
  if (text.length > LONGEST || isTimestamp(text)) return undefined;
  const exact = readExact(text);
  if (exact !== undefined) return quickFixOf([{ start: exact, isWholeText: true }], input);
  const [, first, second] = TWO_READINGS.exec(text) ?? [];
  const isAmbiguous = first !== undefined && Number(first) !== Number(second);
  const readings = (isAmbiguous ? orderFor(input.country) : [GB]).flatMap((chrono) => {
    const [result] = chrono.parse(text, new Date(), { forwardDate: true });
    return result && result.text.length * 2 >= text.length
      ? [{ ...timesOf(result), isWholeText: result.text.length === text.length }]
      : [];
  });
  return quickFixOf(readings, input);
};

type Times = {
  start: string;
  end?: string | undefined;
  isWholeDay?: boolean;
  /** Whether the text says nothing beside the time. */
  isWholeText?: boolean;
};

/** The order of day and month where the device is comes first. */
const orderFor = (country: string) => (['US', 'PH', 'PR'].includes(country) ? [casual, GB] : [GB, casual]);

/** A timestamp of another notation; a number of seconds or milliseconds since 1970 in the time of this device. */
function readExact(text: string): string | undefined {
  if (/^\d{10}$/.test(text)) return deviceTimestamp(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return deviceTimestamp(Number(text));
  const millis = isIsoTime(text) ? isoTimeToMillis(text) : undefined;
  return millis === undefined ? undefined : new Date(millis).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function deviceTimestamp(millis: number): string {
  const date = new Date(millis);
  const inDeviceTime = new Date(millis - date.getTimezoneOffset() * 60_000).toISOString();
  const local = inDeviceTime.replace(/\.\d{3}Z$/, '');
  return wallTimeToTimestamp({ local, offset: formatOffset(-date.getTimezoneOffset()) });
}

function timesOf({ start, end }: ParsedResult): Times {
  const isWholeDay = !start.isCertain('hour');
  return {
    start: timestampOf(start, isWholeDay),
    end: end?.isCertain('hour') ? timestampOf(end, false) : undefined,
    isWholeDay,
  };
}

const two = (value: number | null) => String(value ?? 0).padStart(2, '0');

function timestampOf(parts: ParsedResult['start'], isWholeDay: boolean): string {
  const [year, month, day] = [parts.get('year') ?? 0, parts.get('month'), parts.get('day')];
  const time = isWholeDay ? `${two(MORNING)}:00` : `${two(parts.get('hour'))}:${two(parts.get('minute'))}`;
  const local = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${time}`;
  const named = parts.get('timezoneOffset');
  return wallTimeToTimestamp({ local, offset: named === null ? deviceOffset(local) : formatOffset(named) });
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return minutes === 0 ? 'Z' : `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** "20:00" on the day of the start, else the whole time. */
function formatEnd(end: string, start: string): string {
  return end.slice(0, 10) === start.slice(0, 10) ? end.slice(11, 16) : formatWallTime(end);
}

function quickFixOf(readings: readonly Times[], { at, state }: QuickFixInput): QuickFix | undefined {
  const isStart = at.endsWith('.startTime');
  const choices = readings
    .filter(({ start, end = start }) => isTimestamp(start) && isTimestamp(end))
    .map(({ start, end }): QuickFixChoice => {
      const shown = formatWallTime(start);
      const hasBoth = isStart && end !== undefined;
      return {
        action: `Use ${shown}${hasBoth ? ` to ${formatEnd(end, start)}` : ''}`,
        changes: { [at]: start, ...(hasBoth ? { [at.replace(/startTime$/, 'endTime')]: end } : {}) },
        done: `${isStart ? 'Start' : 'End'}: ${shown}.`,
      };
    });
  const [first] = choices;
  if (!first) return undefined;
  const [reading] = readings;
  const others = Object.keys(first.changes).filter((path) => path !== at);
  return {
    message: reading?.isWholeDay ? 'No time was given.' : undefined,
    choices: choices.filter(({ action }, index) => index === 0 || action !== first.action),
    isPlain:
      readings.length === 1 &&
      reading?.isWholeDay !== true &&
      reading?.isWholeText === true &&
      others.every((path) => valueAt(state.draft, path) === undefined),
  };
}
