import { z } from 'zod';

const Started = z.object({
  id: z.string().max(200),
  _links: z.unknown().optional(),
});
const StatusLink = z.object({
  rel: z.literal('status'),
  href: z.string().max(2048),
  method: z.literal('GET'),
});

/** What the gateway keeps of a platform's success: the id, and where the status can be read. */
export type Followable = { id: string; statusAddress?: string };

/**
 * The id of a started verification and the address of its status link; undefined where there is no id.
 * A link to another origin than the platform's is left out: the credentials would travel along.
 */
export function readFollowable(answer: unknown, baseUrl: string): Followable | undefined {
  const started = Started.safeParse(answer);
  if (!started.success) return undefined;
  const { id, _links: links } = started.data;
  const link = (Array.isArray(links) ? links : [])
    .map((candidate) => StatusLink.safeParse(candidate))
    .find((candidate) => candidate.success)?.data;
  if (link === undefined || !URL.canParse(link.href, baseUrl)) return { id };
  const address = new URL(link.href, baseUrl);
  const plain = address.username === '' && address.password === '';
  return plain && address.origin === new URL(baseUrl).origin ? { id, statusAddress: address.href } : { id };
}
