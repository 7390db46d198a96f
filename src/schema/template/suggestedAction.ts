import { isUri } from '../../lib/address/uri';
import { lazy } from '../../lib/values';
import { exactlyOneOf } from '../values/chosenUnion';
import { limits } from '../values/limits';
import { ActionPostbackData } from '../values/postback';
import { optionalText } from '../values/textSchema';
import { z } from '../values/zod';
import { buttonText } from './suggestedReply';
import { CreateCalendarEventAction } from './createCalendarEventAction';
import { DialAction } from './dialAction';
import { OpenUrlAction } from './openUrlAction';
import { ViewLocationAction } from './viewLocationAction';

const shared = {
  text: buttonText,
  postbackData: ActionPostbackData,
  fallbackUrl: optionalText({
    name: 'Fallback link',
    form: 'address',
    inForm: 'folded',
    max: limits.url,
    description: 'Used when a client does not support the action. Valid URI per RFC 3986.',
    fits: isUri,
    message: 'Fallback link is not valid. Enter a full link, as in https://example.com/help.',
    requirement: 'must be an absolute URI per RFC 3986',
  }),
};

const ShareLocationAction = z
  .strictObject({})
  .register(z.globalRegistry, { id: 'ShareLocationAction', description: 'Empty object, no fields.' });

/** The union members of an action, in the order of the interface document. */
const actions = {
  dialAction: DialAction,
  viewLocationAction: ViewLocationAction,
  createCalendarEventAction: CreateCalendarEventAction,
  openUrlAction: OpenUrlAction,
  shareLocationAction: ShareLocationAction,
};
type Actions = typeof actions;
export type ActionKey = keyof Actions;
export const actionKeys = Object.keys(actions) as ActionKey[];

/** The effect of each action as an infinitive, in the order in which people choose. */
const deeds = {
  dialAction: 'call a number',
  openUrlAction: 'open a link',
  viewLocationAction: 'show a place',
  shareLocationAction: 'ask for location',
  createCalendarEventAction: 'add an event',
} satisfies Record<ActionKey, string>;

type ActionMember = {
  [Key in ActionKey]: z.ZodMiniObject<typeof shared & Pick<Actions, Key>, z.core.$strict>;
}[ActionKey];

const members = actionKeys.map(
  (key) => z.strictObject({ ...shared, [key]: actions[key] }) as unknown as ActionMember,
);

const listed = lazy(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(deeds)));

export const SuggestedAction = exactlyOneOf(actionKeys, members, {
  none: () => ({
    message: `This button does nothing yet. Choose what it does: ${listed()}.`,
    requirement: `must contain exactly one of ${actionKeys.join(', ')}`,
  }),
  several: (present) => ({
    message: `This button does ${present.length} things (${present.join(', ')}). Keep one.`,
    requirement: `must contain exactly one of ${actionKeys.join(', ')}; it contains ${present.join(' and ')}`,
  }),
}).register(z.globalRegistry, {
  id: 'SuggestedAction',
  description: 'A tapped action starts a native action on the device.',
});
export type SuggestedAction = z.infer<typeof SuggestedAction>;
