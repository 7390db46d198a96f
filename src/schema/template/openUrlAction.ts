import { z } from '../values/zod';
import { OpenUrlApplication, WebviewViewMode } from '../values/enums';
import { limits } from '../values/limits';
import { isHttpUriWithMarkers } from '../values/markers';
import { optionalText, requiredText } from '../values/textSchema';

export const OpenUrlAction = z
  .strictObject({
    url: requiredText({
      name: 'Web address',
      form: 'address',
      takesMarkers: true,
      max: limits.url,
      description: 'Absolute https or http URI per RFC 3986; parameter markers may stand after the host.',
      check: (value) =>
        isHttpUriWithMarkers(value)
          ? undefined
          : {
              message:
                'Web address is not valid. Start with https:// and leave no spaces, for instance https://example.com/orders.',
              requirement: 'must be an absolute https or http URI per RFC 3986',
            },
    }),
    application: OpenUrlApplication.optional(),
    webviewViewMode: WebviewViewMode.optional(),
    description: optionalText({
      name: 'Webview description',
      form: 'freeText',
      inForm: 'folded',
      description: 'Accessibility description for the webview.',
    }),
  })
  .meta({ id: 'OpenUrlAction', description: 'Opens a browser, or the app registered for the URL.' });
export type OpenUrlAction = z.infer<typeof OpenUrlAction>;
