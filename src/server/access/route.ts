import type { Context } from 'hono';
import type { ServerEnv } from '../request/bindings';
import type { AuditAction } from './act';
import type { Role } from '../people/roles';

/**
 * Who may call an address: anyone, a person with at least this role, or, for the controls of the embedded platform, a
 * caller on this machine or a signed-in sender.
 */
export type Needs = 'anyone' | Role | 'control';

/** One address of the server, and who may call it. */
export type RouteRule = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; needs: Needs };

type Handle<Path extends string> = (c: Context<ServerEnv, Path>) => Response | Promise<Response>;

export type Route = RouteRule & {
  /** The act that is recorded with its outcome. */
  records?: AuditAction;
  handle: Handle<string>;
};

/** One row of the table of routes; the handler knows the parameters of its path. */
export function route<Path extends string>(
  row: Omit<Route, 'handle'> & { path: Path; handle: Handle<Path> },
): Route {
  return row;
}
