import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { MediaHeight } from '../values/enums';
import { optionalText, requiredText } from '../values/textSchema';
import { isHttpUri } from '../../lib/address/uri';

const publicAddress = (name: string) => ({
  name,
  form: 'address' as const,
  fits: isHttpUri,
  message: `${name} is not valid. Start with https:// and leave out spaces, as in https://example.com/shoe.jpg.`,
  requirement: 'must be an absolute https or http URI per RFC 3986',
});

const ContentInfo = z
  .strictObject(
    {
      fileUrl: requiredText({
        ...publicAddress('Picture link'),
        description:
          'Publicly reachable URL without redirects; the MIME type comes from its content-type header. At most 100 MB recommended.',
      }),
      thumbnailUrl: optionalText({
        ...publicAddress('Thumbnail link'),
        inForm: 'folded',
        description: 'Publicly reachable URL of a thumbnail without redirects, at most 100 kB.',
      }),
      forceRefresh: z
        .optional(z.boolean({ error: 'Reload file must be on or off.' }))
        .register(z.globalRegistry, {
          description: 'When set, the platform fetches file and thumbnail again even if cached.',
        })
        .register(fieldMeta, { label: 'Reload file', inForm: 'folded' }),
    },
    {
      error: (issue) =>
        issue.input === undefined
          ? 'Add a picture link, or remove the picture.'
          : 'File information must be an object.',
    },
  )
  .register(z.globalRegistry, { id: 'ContentInfo' });

export const Media = z
  .strictObject({ height: z.optional(MediaHeight), contentInfo: ContentInfo })
  .register(z.globalRegistry, { id: 'Media', description: 'Image, GIF, video or PDF.' })
  .register(fieldMeta, { label: 'Picture' });
export type Media = z.infer<typeof Media>;
