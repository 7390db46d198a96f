import type { Bindings } from '../request/bindings';
import type { Role } from './roles';

/** The person behind a request. */
export type Caller = {
  /** Absent if nobody is signed in. */
  role?: Role | undefined;
  /** The person's name for records and for the page; absent without sign-in. */
  person?: string | undefined;
};

/** Finds out who calls. */
export type Identify = (request: Request, bindings: Bindings) => Promise<Caller>;

/** Without sign-in, everyone who reaches the server may send. */
export const identifyNobody: Identify = async () => ({ role: 'sender' });
