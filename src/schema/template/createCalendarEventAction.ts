import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { limits } from '../values/limits';
import { optionalText, requiredText } from '../values/textSchema';
import { isTimestamp } from '../../lib/time';

function time(name: string) {
  return requiredText({
    name,
    form: 'time',
    description: 'RFC 3339 timestamp; any offset.',
    fits: isTimestamp,
    message: (value) =>
      `${name} ${/^\d{10}(?:\d{3})?$/.test(value) ? 'is a count of seconds since 1970, not' : 'is not'} a date and time. Write it like 14 March 2027 18:00 (in code: 2027-03-14T18:00:00+05:30).`,
    requirement: 'must be an RFC 3339 timestamp',
  });
}

export const CreateCalendarEventAction = z
  .strictObject({
    startTime: time('Start'),
    endTime: time('End'),
    title: requiredText({
      name: 'Event title',
      label: 'Title',
      form: 'freeText',
      shownIn: 'event',
      max: limits.calendarTitle,
    }),
    description: optionalText({
      name: 'Event description',
      label: 'Description',
      form: 'freeText',
      shownIn: 'event',
      max: limits.calendarDescription,
    }),
  })
  .register(z.globalRegistry, {
    id: 'CreateCalendarEventAction',
    description: 'Opens the calendar with the event pre-filled.',
  })
  .register(fieldMeta, { label: 'Event' });
export type CreateCalendarEventAction = z.infer<typeof CreateCalendarEventAction>;
