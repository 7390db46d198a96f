import type { TemplateDraft } from '../../schema/draft/draft';
import { lazyPart } from '../../ui/loading/lazyPart';

/** The fields of an event. Few templates have one, so they are not part of the first load. */
export const CalendarFields = lazyPart(async () => (await import('./rare/CalendarFields')).CalendarFields);

/** The fields of a place. */
export const ViewLocationFields = lazyPart(
  async () => (await import('./rare/ViewLocationFields')).ViewLocationFields,
);

/** Loads the fields of events and places that a template has, so that a press can lead to each of them at once. */
export async function loadRareFields(template: TemplateDraft): Promise<void> {
  const text = JSON.stringify(template);
  await Promise.all([
    text.includes('"createCalendarEventAction"') ? CalendarFields.start() : undefined,
    text.includes('"viewLocationAction"') ? ViewLocationFields.start() : undefined,
  ]);
}
