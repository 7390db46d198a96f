import { OwnServer } from './ownServer';
import { test as base } from './test';

/** A test with its own server, which it may stop, kill and start again. */
export const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  server: async ({}, provide) => {
    const server = new OwnServer();
    await server.start();
    await provide(server);
    await server.remove();
  },
  address: async ({ server }, provide) => provide(server.address),
  baseURL: async ({ server }, provide) => provide(server.address),
});
