import { z } from '../values/zod';
import { OpenUrlApplication, WebviewViewMode } from '../values/enums';
import { limits } from '../values/limits';
import { authorityEnd, hasMarker, isHttpUriWithMarkers, suspiciousMarkers } from '../values/markers';
import { optionalText, requiredText } from '../values/textSchema';

/** Why a link is not valid, where people wrote it on purpose. */
function reasonOf(value: string): string {
  const [placeholder] = suspiciousMarkers(value);
  if (placeholder)
    return `: ${placeholder.marker} is not a personal field. Make it one, such as [custom_param1a], or remove it.`;
  if (hasMarker(value.slice(0, authorityEnd(value))))
    return '. Start with https:// and your site’s name. Personal fields come after it.';
  return '. Start with https:// and leave out spaces, as in https://example.com/orders.';
}

export const OpenUrlAction = z
  .strictObject({
    url: requiredText({
      name: 'Link',
      form: 'address',
      takesMarkers: true,
      max: limits.url,
      description: 'Absolute https or http URI per RFC 3986; parameters may appear after the host.',
      fits: isHttpUriWithMarkers,
      message: (value) => `Link is not valid${reasonOf(value)}`,
      requirement: 'must be an absolute https or http URI per RFC 3986',
    }),
    application: z.optional(OpenUrlApplication),
    webviewViewMode: z.optional(WebviewViewMode),
    description: optionalText({
      name: 'In-chat window description',
      form: 'freeText',
      inForm: 'folded',
      description: 'Accessibility description for the webview.',
    }),
  })
  .register(z.globalRegistry, {
    id: 'OpenUrlAction',
    description: 'Opens a browser, or the app registered for the URL.',
  });
export type OpenUrlAction = z.infer<typeof OpenUrlAction>;
