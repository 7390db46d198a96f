import { Comment } from '../responses/comments';
import {
  GuestComment,
  GuestEmbed,
  GuestKey,
  GuestLinkList,
  GuestReview,
  guestPicture,
  MadeGuestLink,
  NewGuestLink,
} from '../responses/guests';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  query,
  refused,
} from './operation';

const reviews = 'Reviews';
const secret = 'x'.repeat(43);

export const listGuestLinks = ownOperation(reviews, 'listGuestLinks', {
  summary: 'List the open links for guests',
  responses: { 200: done('Newest first.', jsonContent(GuestLinkList)), ...noSuchThing },
});

export const makeGuestLink = ownOperation(reviews, 'makeGuestLink', {
  summary: 'Make a link for guests',
  description: 'Whoever has it sees this one template and comments on it, without signing in.',
  ...body(jsonContent(NewGuestLink, example({ days: 7 }))),
  responses: {
    201: done('The link. Its secret is shown this once.', jsonContent(MadeGuestLink)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('Nobody signs in at this server, or the draft has 20 open links.'),
  },
});

export const withdrawGuestLink = ownOperation(reviews, 'withdrawGuestLink', {
  summary: 'Withdraw a link for guests',
  description: 'Comments that came by it stay.',
  responses: { ...nothing, ...noSuchThing },
});

export const putGuestPicture = ownOperation(reviews, 'putGuestPicture', {
  summary: 'Add the picture that chats show of a link',
  description: `Served at \`/review/<secret>/picture.png\` while guests see the version that it shows, and removed with the link. The page makes it; ${guestPicture.least} to ${guestPicture.most} pixels on each side.`,
  parameters: [query('digest', 'The version that the picture shows: the one that guests see now.')],
  ...body({ 'image/png': { schema: { type: 'string', contentEncoding: 'binary' } } }),
  responses: {
    ...nothing,
    400: refused('`digest` is wrong.'),
    404: refused('There is no such link: it was withdrawn or has expired, or the draft was deleted.'),
    412: refused('Guests see another version.'),
    413: refused('The picture is too large.'),
    415: refused('Content type is not image/png.'),
    422: refused('The PNG is damaged, too small or too large.'),
  },
});

export const readGuestEmbed = ownOperation(reviews, 'readGuestEmbed', {
  summary: 'Read what a chat shows of a link for guests (oEmbed)',
  parameters: [
    query('url', 'The link.'),
    query('format', '`json`.'),
    query('maxwidth', 'The most pixels of the picture.'),
    query('maxheight', 'The most pixels of the picture.'),
  ],
  responses: {
    200: done('Title and picture.', jsonContent(GuestEmbed)),
    404: refused('There is no such link: it was withdrawn or has expired, or the draft was deleted.'),
    501: refused('The format is not json.'),
  },
});

export const readGuestReview = ownOperation(reviews, 'readGuestReview', {
  summary: 'Read what a guest sees',
  ...body(jsonContent(GuestKey, example({ secret }))),
  responses: {
    200: done('The template and the comments of guests.', jsonContent(GuestReview)),
    ...ownBodyRefusals,
    404: refused('There is no such link: it was withdrawn or has expired, or the draft was deleted.'),
  },
});

export const addGuestComment = ownOperation(reviews, 'addGuestComment', {
  summary: 'Add a comment as a guest',
  ...body(
    jsonContent(
      GuestComment,
      example({
        secret,
        name: 'Mira of the agency',
        digest: 'b64b2b9bbd2b4a4e0e5b4a2a3e9a5cf3b1d2a6f9c0b7de0f2f0a9c1d3e5f7a90',
        text: 'Our logo is missing.',
      }),
    ),
  ),
  responses: {
    200: done('It was there already.', jsonContent(Comment)),
    201: done('Added.', jsonContent(Comment)),
    ...ownBodyRefusals,
    404: refused('There is no such link or thread.'),
    409: refused('Another comment has this ID, or there are too many comments.'),
    412: refused('`digest` is not a version that the server has.'),
    429: refused('Too many comments in a short time.'),
  },
});
