import { limits } from '../../../schema/values/limits';
import type { SuggestionPath } from '../../state/paths';
import { TextField } from '../../fields/TextField';
import { TimestampField } from './TimestampField';

export function CalendarFields({ at }: { at: `${SuggestionPath}.action.createCalendarEventAction` }) {
  return (
    <>
      <TextField at={`${at}.title`} label="Event title" required max={limits.calendarTitle} />
      <TimestampField at={`${at}.startTime`} label="Start" />
      <TimestampField at={`${at}.endTime`} label="End" />
      <TextField at={`${at}.description`} label="Event description" long max={limits.calendarDescription} />
    </>
  );
}
