import type { HttpBindings } from '@hono/node-server';

/** What the listening server adds to a request; empty where the app is called as a function. */
export type Bindings = Partial<HttpBindings> & {
  /** Address of who calls, behind the trusted proxies. */
  client?: string | undefined;
};

export type ServerEnv = { Bindings: Bindings };
