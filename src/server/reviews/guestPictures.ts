import { html } from 'hono/html';
import { isolate } from '../../lib/text/isolate';
import { detectMediaKind } from '../../schema/media/detectMediaKind';
import * as operations from '../../schema/openapi/guests';
import { bodyDigest } from '../../schema/responses/reviews';
import { guestPicture, type GuestEmbed } from '../../schema/responses/guests';
import { DRAFT_ID, UnfinishedTemplate } from '../../schema/responses/spaces';
import { nameOrUntitled, typeNames } from '../../schema/template/typeNames';
import { get, open, put, type Route } from '../access/route';
import { isUnavailable } from '../database/databaseErrors';
import { gatewayError } from '../gateway/calls/gatewayError';
import { publicOrigin, type PublicPlace } from '../guards/addresses';
import { cleanFile } from '../media/clean/cleanFile';
import { readBody } from '../request/readBody';
import type { DraftStore } from '../spaces/draftStore';
import { guestsPath, noLink } from './guestRoutes';
import type { GuestPicture, GuestStore } from './guestStore';
import type { GuestView } from './guestView';

const PROGRAM = 'RCS Template Builder';
/** Characters of a name in a chat. */
const MAX_TITLE = 100;

type PictureDependencies = {
  settings: PublicPlace;
  drafts: Pick<DraftStore, 'find'>;
  guests: GuestStore;
  view: GuestView;
};

/** What a chat shows of a link for guests: a title and a picture of the phones. Whoever lacks the secret gets neither. */
export function createGuestPictures({ settings, drafts, guests, view }: PictureDependencies) {
  /** What there is to show; undefined if the link is not open. The picture counts while guests see what it shows. */
  async function describe(request: Request, secret: string) {
    const seen = await view.find(secret);
    if (seen === undefined) return undefined;
    const { link, draft } = seen;
    const { body, digest } = await view.versionFor(draft);
    const template = UnfinishedTemplate.parse(JSON.parse(body));
    const origin = publicOrigin(request, settings);
    const address = `${origin}/review/${secret}`;
    return {
      origin,
      address,
      by: link.name,
      title: isolate(nameOrUntitled(template).slice(0, MAX_TITLE).toWellFormed()),
      text: `${typeNames[template.type]}. ${isolate(link.name)} would like your comments.`,
      picture:
        link.picture_digest === digest
          ? {
              address: `${address}/picture.png`,
              width: Number(link.picture_width),
              height: Number(link.picture_height),
            }
          : undefined,
    };
  }
  const apiRoutes: Route[] = [
    put(
      `${guestsPath}/:guest/picture`,
      { needs: 'space author', operation: operations.putGuestPicture },
      async (c) => {
        const { guest, ...key } = c.req.param();
        const digest = bodyDigest.safeParse(c.req.query('digest'));
        if (!digest.success)
          return gatewayError(400, 'body', 'digest: must be a SHA-256 in hexadecimal digits');
        const read = await readPicture(c.req.raw);
        if (read instanceof Response) return read;
        const draft = await drafts.find(key);
        if (draft === undefined || draft.deleted_at !== null || !DRAFT_ID.test(guest)) return noLink();
        if ((await view.versionFor(draft)).digest !== digest.data)
          return gatewayError(412, 'changed', 'The template has changed meanwhile. Draw the picture again.');
        const isKept = await guests.keepPicture(key, guest, { ...read, digest: digest.data });
        return isKept ? new Response(null, { status: 204 }) : noLink();
      },
    ),
    get('/api/v1/guest/oembed', { needs: 'anyone', operation: operations.readGuestEmbed }, async (c) => {
      const { url = '', format = 'json', maxwidth, maxheight } = c.req.query();
      if (format !== 'json') return gatewayError(501, 'format', 'format: must be json');
      const secret = secretIn(URL.canParse(url) ? new URL(url).pathname : undefined);
      const shown = secret && (await describe(c.req.raw, secret));
      if (!shown) return noLink();
      const { picture } = shown;
      const fits = picture && !(picture.width > Number(maxwidth)) && !(picture.height > Number(maxheight));
      return Response.json({
        version: '1.0',
        type: 'link',
        title: shown.title,
        author_name: shown.by,
        provider_name: PROGRAM,
        provider_url: shown.origin,
        ...(fits && {
          thumbnail_url: picture.address,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
      } satisfies GuestEmbed);
    }),
  ];
  return {
    apiRoutes,
    pageRoutes: [
      // Not below `/api`: some chats let the browsers of their users fetch the picture, and those name another origin.
      get('/review/:secret/picture.png', open, async (c) => {
        const secret = c.req.param('secret');
        const shown = await describe(c.req.raw, secret);
        const png = shown?.picture && (await guests.findPicture(secret));
        return png ? new Response(new Uint8Array(png), { headers: pictureHeaders }) : noPicture();
      }),
    ],
    /** The tags by which chats show a link for guests; undefined for the address of another page. */
    async tagsOf(request: Request): Promise<string | undefined> {
      const secret = secretIn(new URL(request.url).pathname);
      if (secret === undefined) return undefined;
      try {
        const shown = await describe(request, secret);
        return shown ? String(await tagsFor(shown)) : '';
      } catch (error) {
        // The page itself says that the server cannot read its database.
        if (isUnavailable(error)) return '';
        throw error;
      }
    },
  };
}

type Shown = {
  origin: string;
  address: string;
  title: string;
  text: string;
  picture: { address: string; width: number; height: number } | undefined;
};

/** `html` escapes every value. */
function tagsFor({ origin, address, title, text, picture }: Shown) {
  const embed = `${origin}/api/v1/guest/oembed?${new URLSearchParams({ url: address, format: 'json' })}`;
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${PROGRAM}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    ${
      picture &&
      html`<meta property="og:image" content="${picture.address}" />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="${picture.width}" />
        <meta property="og:image:height" content="${picture.height}" />
        <meta property="og:image:alt" content="The message on an Android phone and on an iPhone" />`
    }
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />
    <link rel="alternate" type="application/json+oembed" title="${title}" href="${embed}" /> `;
}

const secretIn = (path: string | undefined): string | undefined =>
  /^\/review\/([\w-]{43})$/.exec(path ?? '')?.[1];

/** The PNG in a request without its metadata, or the refusal. */
async function readPicture(request: Request): Promise<Omit<GuestPicture, 'digest'> | Response> {
  if (request.headers.get('content-type') !== 'image/png')
    return gatewayError(415, 'content_type', 'Content-Type: must be image/png');
  const { bytes: maxBytes, least, most } = guestPicture;
  const bytes = await readBody(request, maxBytes);
  if (bytes === 'too large')
    return gatewayError(413, 'body_too_large', `body: must have at most ${maxBytes} bytes`);
  const found = detectMediaKind(bytes);
  const isPng = found !== undefined && 'kind' in found && found.kind === 'png';
  const cleaned = isPng ? await cleanFile('png', bytes) : undefined;
  if (!cleaned?.size) return gatewayError(422, 'damaged', 'body: must be a whole PNG');
  const { width, height } = cleaned.size;
  if (Math.min(width, height) < least || Math.max(width, height) > most)
    return gatewayError(422, 'size', `body: must have ${least} to ${most} pixels on each side`);
  return { png: Buffer.concat(cleaned.parts), width, height };
}

const pictureHeaders = {
  'Content-Type': 'image/png',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const noPicture = () =>
  new Response('There is no such picture.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
