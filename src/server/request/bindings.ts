import type { AuditAction } from '../../schema/responses/activity';
import type { Person, Role } from '../../schema/responses/session';
import type { SpaceRole } from '../../schema/responses/spaces';
import type { HttpBindings } from '@hono/node-server';
import type { Database } from '../database/openDatabase';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** The one behind a request. */
export type Caller = {
  /** Absent if nobody is signed in. */
  role?: Role | undefined;
  /** Absent without sign-in. */
  person?: Person | undefined;
  /** The values of the claim that gives people their roles. */
  groups?: readonly string[] | undefined;
  /** The roles that invitations gave the person, by the name of the space. */
  memberships?: Readonly<Record<string, SpaceRole>> | undefined;
  /** The token of a program: it acts for its owner, or in one space only. No role goes beyond the token's. */
  token?: { id: string; role: Role; space: string | null; label: string } | undefined;
  /** Whether the server sends in their name, as a part of a batch. */
  isBatch?: true | undefined;
};

/** What a handler knows of its act; `action` where that is another one than the route’s, `person` where a token acts by name. */
type ActFacts = {
  name?: string | undefined;
  space?: string;
  platform?: string;
  action?: AuditAction;
  person?: Person;
};

/** Facts of the connection that the listening server adds to a request; empty if the app is called as a function. */
export type Bindings = Partial<HttpBindings> & {
  /** The caller's address, seen through the trusted proxies. */
  client?: string | undefined;
  /** Whether the caller is certainly on this machine. */
  isLocal?: boolean | undefined;
  /** Whether the gateway of this server calls the embedded platform. */
  isOfGateway?: boolean | undefined;
  /** The person behind the request, once the guard of the route has identified them. */
  caller?: Caller | undefined;
  /** The address that answers, as the table of routes writes it. */
  route?: string | undefined;
  /** The space that the address names. */
  space?: string | undefined;
  /** The name of the template or other thing that the request is about, for the list of requests. */
  about?: string | undefined;
  /**
   * Records the act of this request before it happens, where its route records one. Resolves to a refusal if it cannot.
   * `within` the transaction of the act, which then does not happen without its record, it throws instead.
   */
  beginAct?: ((facts: ActFacts, within?: Database) => Promise<Response | undefined>) | undefined;
  /** A request that is an act only if it has called `beginAct`, as the part of an upload that ends it. */
  isActOnlyIfBegun?: boolean | undefined;
  /**
   * Stores the answer to a creation, and uses its body up. The embedded platform calls it in the transaction of its
   * template.
   */
  commitAnswer?: ((transaction: Database, answer: Response) => Promise<void>) | undefined;
};

export type ServerEnv = { Bindings: Bindings };

/** Cuts the connection without an answer. Replies 502 without a body if the app is called as a function. */
export function dropConnection({ outgoing }: Bindings): Response {
  if (outgoing === undefined) return new Response(null, { status: 502 });
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Whether the connection of this answer was cut. */
export const isAlreadySent = (answer: Response): boolean => answer === RESPONSE_ALREADY_SENT;
