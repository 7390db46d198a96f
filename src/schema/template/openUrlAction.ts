import { z } from '../values/zod';
import { OpenUrlApplication, WebviewViewMode } from '../values/enums';
import { limits } from '../values/limits';
import { authorityEnd, hasMarker, isHttpUriWithMarkers, suspiciousMarkers } from '../values/markers';
import { optionalText, requiredText } from '../values/textSchema';

/** Why an address is refused, where it is something that people write on purpose. */
function reasonOf(value: string): string {
  const [placeholder] = suspiciousMarkers(value);
  if (placeholder)
    return `: ${placeholder.marker} is no parameter, and an address takes no brackets. Make it a parameter such as [custom_param1a], or take it out.`;
  if (hasMarker(value.slice(0, authorityEnd(value))))
    return ': a parameter may stand behind the name of the site only. Write https:// and the name of the site before it.';
  return '. Start with https:// and leave no spaces, for instance https://example.com/orders.';
}

export const OpenUrlAction = z
  .strictObject({
    url: requiredText({
      name: 'Link',
      form: 'address',
      takesMarkers: true,
      max: limits.url,
      description: 'Absolute https or http URI per RFC 3986; parameter markers may stand after the host.',
      fits: isHttpUriWithMarkers,
      message: (value) => `Link is not valid${reasonOf(value)}`,
      requirement: 'must be an absolute https or http URI per RFC 3986',
    }),
    application: OpenUrlApplication.optional(),
    webviewViewMode: WebviewViewMode.optional(),
    description: optionalText({
      name: 'In-chat window description',
      form: 'freeText',
      inForm: 'folded',
      description: 'Accessibility description for the webview.',
    }),
  })
  .meta({ id: 'OpenUrlAction', description: 'Opens a browser, or the app registered for the URL.' });
export type OpenUrlAction = z.infer<typeof OpenUrlAction>;
