import { z } from '../values/zod';
import { exactlyOneOf } from '../values/chosenUnion';
import { CreateCalendarEventAction } from './createCalendarEventAction';
import { DialAction } from './dialAction';
import { limits } from '../values/limits';
import { OpenUrlAction } from './openUrlAction';
import { ActionPostbackData } from '../values/postbackData';
import { optionalText, requiredText } from '../values/text';
import { isUri } from '../../lib/address/uri';
import { ViewLocationAction } from './viewLocationAction';

const shared = {
  text: requiredText({ name: 'Button text', max: limits.suggestionText }),
  postbackData: ActionPostbackData,
  fallbackUrl: optionalText({
    name: 'Fallback address',
    max: limits.url,
    description: 'Used when a client does not support the action. Valid URI per RFC 3986.',
    format: (value) =>
      isUri(value)
        ? undefined
        : {
            message:
              'Fallback address is not valid. Write a whole address, for instance https://example.com/help.',
            requirement: 'must be an absolute URI per RFC 3986',
          },
  }),
};

export const ShareLocationAction = z
  .strictObject({})
  .meta({ id: 'ShareLocationAction', description: 'Empty object, no fields.' });
export type ShareLocationAction = z.infer<typeof ShareLocationAction>;

/** The union members of an action, in the order of the interface document. */
export const actionKeys = [
  'dialAction',
  'viewLocationAction',
  'createCalendarEventAction',
  'openUrlAction',
  'shareLocationAction',
] as const;
export type ActionKey = (typeof actionKeys)[number];

export const SuggestedAction = exactlyOneOf(
  actionKeys,
  [
    z.strictObject({ ...shared, dialAction: DialAction }),
    z.strictObject({ ...shared, viewLocationAction: ViewLocationAction }),
    z.strictObject({ ...shared, createCalendarEventAction: CreateCalendarEventAction }),
    z.strictObject({ ...shared, openUrlAction: OpenUrlAction }),
    z.strictObject({ ...shared, shareLocationAction: ShareLocationAction }),
  ],
  {
    none: {
      message:
        'This button does nothing yet. Choose what it does: dial, open a web address, show a place, ask for the location or add an event.',
      requirement: `must hold exactly one of ${actionKeys.join(', ')}`,
    },
    several: (present) => ({
      message: `This button does ${present.length} things (${present.join(', ')}). Keep one.`,
      requirement: `must hold exactly one of ${actionKeys.join(', ')}; it holds ${present.join(' and ')}`,
    }),
  },
).meta({ id: 'SuggestedAction', description: 'A tapped action starts a native action on the device.' });
export type SuggestedAction = z.infer<typeof SuggestedAction>;
