import type { HttpBindings } from '@hono/node-server';

/** Facts of the connection that the listening server adds to a request; empty if the app is called as a function. */
export type Bindings = Partial<HttpBindings> & {
  /** The caller's address, seen through the trusted proxies. */
  client?: string | undefined;
};

export type ServerEnv = { Bindings: Bindings };
