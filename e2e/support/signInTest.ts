import {
  CLIENT_ID,
  CLIENT_SECRET,
  openTestProvider,
  type TestProvider,
} from '../../src/server/testing/testProvider';
import { OwnServer } from './ownServer';
import { test as base } from './test';

/**
 * A test with a server that asks for a sign-in, and its provider, which asks nothing. People of the group `campaign` are
 * senders, those of `copy` authors, all others viewers.
 */
export const test = base.extend<{
  settings: Record<string, string>;
  provider: TestProvider;
  server: OwnServer;
}>({
  /** Further settings of the server. */
  settings: [{}, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  provider: async ({}, provide) => {
    const provider = await openTestProvider();
    await provide(provider);
    await provider.close();
  },
  server: async ({ provider, settings }, provide) => {
    const server = new OwnServer({
      SIGN_IN: 'oidc',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: { campaign: 'sender', copy: 'author' } }),
      ...settings,
    });
    await server.start();
    provider.serve(server.address);
    await provide(server);
    await server.remove();
  },
  address: async ({ server }, provide) => provide(server.address),
  baseURL: async ({ server }, provide) => provide(server.address),
});
