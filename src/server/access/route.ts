import type { Context } from 'hono';
import type { DocumentedRoute } from '../../schema/openapi/openApi';
import type { Operation } from '../../schema/openapi/operation';
import type { AuditAction, AuditOutcome } from '../../schema/responses/activity';
import type { SpaceRole } from '../../schema/responses/spaces';
import type { Database } from '../database/openDatabase';
import type { Role, Person } from '../../schema/responses/session';
import type { ServerEnv } from '../request/bindings';

/**
 * Who may call an address: anyone, a person with at least this role, or one with a right of its own. `control` is the right
 * to change the embedded platform: senders have it, and without a sign-in callers on this machine. `lookup` is the right to
 * look up verifications, whose role a setting names. `send` is the right to send a template: senders of the page have it, and
 * senders of the space whose draft the request names. `write` is the right of what writers of any draft need, as pictures:
 * authors of the page have it, and authors of a space. `space author`: this role in the space that the address names.
 */
export type Needs = 'anyone' | Role | 'control' | 'lookup' | 'send' | 'write' | `space ${SpaceRole}`;

/** One address of the server, and who may call it. */
export type RouteRule = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; needs: Needs };

type Handle<Path extends string> = (c: Context<ServerEnv, Path>) => Response | Promise<Response>;

export type Route = RouteRule & {
  /** What the OpenAPI document says of it; addresses for people are not in there. */
  operation: Operation | 'undocumented';
  /** The act that is recorded with its outcome. */
  records?: AuditAction;
  /** Whether most of its calls are no act: one is recorded if the handler has called `beginAct`. */
  isActOnlyIfBegun?: true;
  handle: Handle<string>;
};

type Row = Pick<Route, 'needs' | 'operation' | 'records' | 'isActOnlyIfBegun'>;

/** Makes rows of the table of routes; the handler knows the parameters of its path. */
const rowOf =
  (method: RouteRule['method']) =>
  <Path extends string>(path: Path, row: Row, handle: Handle<Path>): Route => ({
    method,
    path,
    ...row,
    handle,
  });
export const get = rowOf('GET');
export const post = rowOf('POST');
export const put = rowOf('PUT');
export const patch = rowOf('PATCH');
export const del = rowOf('DELETE');

/** An address for people and their browsers, which anyone may call. */
export const open = { needs: 'anyone', operation: 'undocumented' } as const;

/** The rows that the OpenAPI document describes. */
export const documentedRoutes = (routes: readonly Route[]): DocumentedRoute[] =>
  routes.flatMap(({ method, path, operation }) =>
    operation === 'undocumented' ? [] : [{ method, path, operation }],
  );

/** Who did what. No content: a name says which template or person the act is about. */
export type Act = {
  action: AuditAction;
  person?: Person | undefined;
  name?: string | undefined;
  appId?: string | undefined;
  platform?: string | undefined;
  /** The space in which it happened. */
  space?: string | undefined;
};

export type ActResult = { outcome: AuditOutcome; status?: number | undefined; code?: string | undefined };

/** The record of acts. */
export type AuditTrail = {
  /** Records an act before it happens, `within` its transaction if it has one; call the result with its outcome. */
  begin: (act: Act, within?: Database) => Promise<(result: ActResult) => Promise<void>>;
  record: (act: Act, result: ActResult) => Promise<void>;
};
