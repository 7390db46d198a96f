import { MadeToken, NewToken, TokenList } from '../responses/tokens';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownOperation,
  refused,
  ownBodyRefusals,
} from './operation';

const tokens = 'Tokens';

export const listTokens = ownOperation(tokens, 'listTokens', {
  summary: 'List the tokens of programs',
  responses: { 200: done('Newest first.', jsonContent(TokenList)) },
});

export const makeToken = ownOperation(tokens, 'makeToken', {
  summary: 'Make a token',
  ...body(jsonContent(NewToken, example({ label: 'Nightly pull', role: 'viewer', days: 90 }))),
  responses: {
    201: done('The token. Its secret is shown this once.', jsonContent(MadeToken)),
    ...ownBodyRefusals,
    404: refused('There is no such space.'),
    409: refused('Nobody signs in at this server, or the person has 50 tokens.'),
  },
});

export const revokeToken = ownOperation(tokens, 'revokeToken', {
  summary: 'Revoke a token',
  places: { id: 'The id of the token in the list.' },
  responses: { ...nothing, ...noSuchThing },
});
