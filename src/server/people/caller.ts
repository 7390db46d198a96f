import type { Person, Role } from '../../schema/responses/session';

/** The one behind a request. */
export type Caller = {
  /** Absent if nobody is signed in. */
  role?: Role | undefined;
  /** Absent without sign-in. */
  person?: Person | undefined;
};
