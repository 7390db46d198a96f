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

/** The id of a started verification, and the address of its status if the platform linked one. */
export type StartAnswer = { id: string; statusAddress?: string };

/**
 * Reads a platform's answer to a start; undefined if it has no id. Ignores a link to another origin than the
 * platform's, for the credentials would go there too.
 */
export function readStartAnswer(answer: unknown, baseUrl: string): StartAnswer | undefined {
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
