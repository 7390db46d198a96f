import { Comment, CommentChange, CommentList, NewComment, SeenComments } from '../responses/comments';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  refused,
} from './operation';

const reviews = 'Reviews';

export const listComments = ownOperation(reviews, 'listComments', {
  summary: 'List the comments on a draft',
  responses: { 200: done('The oldest first.', jsonContent(CommentList)), ...noSuchThing },
});

export const markCommentsSeen = ownOperation(reviews, 'markCommentsSeen', {
  summary: 'Say how far you have read the comments',
  ...body(jsonContent(SeenComments, example({ sequence: 12 }))),
  responses: { ...nothing, ...ownBodyRefusals, ...noSuchThing },
});

export const addComment = ownOperation(reviews, 'addComment', {
  summary: 'Add a comment',
  description:
    'You choose the ID, so that a repeated request adds nothing. `digest` is the newest version of the draft, or one that has a review or a comment.',
  ...body(
    jsonContent(
      NewComment,
      example({
        digest: 'b64b2b9bbd2b4a4e0e5b4a2a3e9a5cf3b1d2a6f9c0b7de0f2f0a9c1d3e5f7a90',
        path: 'component.text',
        text: 'Is this the price of this year?',
      }),
    ),
  ),
  responses: {
    200: done('It was there already.', jsonContent(Comment)),
    201: done('Added.', jsonContent(Comment)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('Somebody else’s comment has this ID, or the draft has 1,000 comments.'),
    412: refused('`digest` is not a version that the server has.'),
  },
});

export const changeComment = ownOperation(reviews, 'changeComment', {
  summary: 'Change a comment, or resolve or reopen its thread',
  ...body(jsonContent(CommentChange, example({ isResolved: true }))),
  responses: { ...nothing, ...ownBodyRefusals, ...noSuchThing },
});

export const deleteComment = ownOperation(reviews, 'deleteComment', {
  summary: 'Delete a comment',
  description: 'Takes its text out; that there was a comment stays. Senders of the space can delete any.',
  responses: { ...nothing, ...noSuchThing },
});
