import type { SuggestionPath } from '../../state/paths';
import { TextField } from '../../fields/TextField';
import { TimestampField } from './TimestampField';

export function CalendarFields({ at }: { at: `${SuggestionPath}.action.createCalendarEventAction` }) {
  return (
    <>
      <TextField at={`${at}.title`} />
      <TimestampField at={`${at}.startTime`} />
      <TimestampField at={`${at}.endTime`} />
      <TextField at={`${at}.description`} long />
    </>
  );
}
