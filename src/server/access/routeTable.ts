import { Hono } from 'hono';
import type { Bindings, ServerEnv } from '../request/bindings';
import type { Guard, Identify } from './guard';
import type { RecordAct } from './recordAct';
import type { Route, RouteRule } from './route';

/** Everything that the tables of routes need about people. */
export type Access = {
  identify: Identify;
  guard: Guard;
  record: RecordAct;
  /** Addresses below `/api`: sessions, the record of acts, the requests of the last hour. */
  apiRoutes: Route[];
  /** Addresses that a browser visits for a sign-in. */
  pageRoutes: Route[];
};

export type RouteTableOptions = {
  /** Refuses a request before its address is looked up. */
  refuse?: (request: Request) => Response | undefined;
  guard: Guard;
  /** Records the acts of the routes that name one. */
  record?: RecordAct;
  /** Parts of the server with tables of their own, by the path above them. */
  parts?: Record<string, RouteTable['fetch']>;
  wrongMethod: (allow: string, path: string) => Response;
  notFound: (request: Request) => Response | Promise<Response>;
  onError: (error: Error) => Response;
};

export type RouteTable = {
  fetch: (request: Request, bindings?: Bindings) => Promise<Response>;
  rules: readonly RouteRule[];
};

/**
 * Answers the addresses of a table, and no others. Each route runs only for the callers that its row names; another
 * method is answered with the allowed ones. This is the only place that registers an address.
 */
export function createRouteTable(routes: readonly Route[], options: RouteTableOptions): RouteTable {
  const { refuse, guard, record, parts = {}, wrongMethod, notFound, onError } = options;
  const app = new Hono<ServerEnv>();
  if (refuse) app.use(async (c, next) => refuse(c.req.raw) ?? next());
  for (const { method, path, needs, records, isActOnlyIfBegun, handle } of routes)
    app.on(method, path, async (c) => {
      c.env.route ??= path;
      const { name, space } = c.req.param() as Partial<Record<string, string>>;
      c.env.about ??= name;
      c.env.space = space;
      c.env.isActOnlyIfBegun = isActOnlyIfBegun;
      const run = async () => (await guard(needs, c.req.raw, c.env)) ?? handle(c);
      return record && records ? record(records, c, run) : run();
    });
  for (const [path, methods] of methodsByPath(routes))
    app.all(path, (c) => {
      c.env.route ??= path;
      return wrongMethod(methods.toSorted().join(', '), path);
    });
  for (const [path, fetch] of Object.entries(parts))
    app.all(`${path}/*`, async (c) => fetch(c.req.raw, c.env));
  app.notFound((c) => notFound(c.req.raw));
  app.onError((error, c) => (isCutOff(c.env) ? new Response(null, { status: 400 }) : onError(error)));
  return {
    fetch: async (request, bindings = {}) => app.fetch(request, bindings),
    rules: routes.map(({ method, path, needs }) => ({ method, path, needs })),
  };
}

/** Whether the client has gone before its request was whole: nobody reads the answer, and nothing has failed here. */
const isCutOff = ({ incoming }: Bindings): boolean => incoming?.destroyed === true && !incoming.complete;

function methodsByPath(routes: readonly RouteRule[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of routes) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
