import { MediaConnection } from '../media/mediaFile';
import { z } from '../values/zod';
import { Session } from './session';

/** One platform to which this server sends templates. Never holds a secret. */
export const ConnectedPlatform = z
  .object({
    /** Part of its addresses at this server; `default` for the first one. */
    name: z.string(),
    /** Its name for people. */
    label: z.string(),
    /** Colours it in the page; sending to a production platform is confirmed once more. */
    tone: z.optional(z.enum(['test', 'production'])),
    platform: z.enum(['embedded', 'remote']),
    baseUrl: z.string(),
    appIds: z.array(z.string()),
    /** Characters of a message text that the platform takes. */
    textLimit: z.int(),
    /** The side that holds the platform's token: this server, or the page until it is closed. */
    credentials: z.enum(['server', 'page']),
    /** Why the token service gave this server no token at the last attempt: it refused the credentials, or was away. */
    tokenProblem: z.optional(z.enum(['refused', 'away'])),
    /** Whether the platform answers requests that read templates back. */
    readable: z.enum(['yes', 'no', 'unknown']),
  })
  .register(z.globalRegistry, {
    id: 'ConnectedPlatform',
    description: 'A platform that templates are sent to. Contains no secrets.',
  });
export type ConnectedPlatform = z.infer<typeof ConnectedPlatform>;

/** Answer of `GET /api/connection`: the default platform, the list of all, and who asked. */
export const Connection = z
  .extend(ConnectedPlatform, {
    /** The default one comes first. */
    platforms: z.tuple([ConnectedPlatform], ConnectedPlatform).register(z.globalRegistry, { minItems: 1 }),
    /** Where uploaded files are fetched from, and whether a platform on the Internet can do so. */
    media: MediaConnection,
    session: Session,
    /** Whether the server has a translation service. */
    translates: z.boolean(),
    /** The version of the server's program. */
    version: z.string(),
  })
  .register(z.globalRegistry, {
    id: 'Connection',
    description: 'Where templates are sent. Contains no secrets.',
  });
export type Connection = z.infer<typeof Connection>;
