import { done, noSuchThing, ownOperation, refused } from './operation';

const lines = {
  'application/x-ndjson': { schema: { type: 'string', contentMediaType: 'application/json' } },
};

const shape =
  'Each line is a JSON object; `kind` is the table that it is from. The first line has the kind `export`, the last one `end` and the number of `lines` between them: without it the file is incomplete.';

export const exportSpace = ownOperation('Drafts', 'exportSpace', {
  summary: 'Export a space',
  description: `Drafts with all their revisions, senders, submissions, reviews, comments, people and webhooks of the space. No secrets, and no files of pictures. ${shape}`,
  responses: { 200: done('The file.', lines), ...noSuchThing },
});

export const exportPerson = ownOperation('People', 'exportPerson', {
  summary: 'Export what is stored about you',
  description: `Name, groups, e-mail settings, sessions, tokens, comments, decisions, activity, and which states of which drafts you wrote. ${shape}`,
  responses: { 200: done('The file.', lines), 409: refused('Nobody signs in at this server.') },
});
