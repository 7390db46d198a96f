import type { Role } from './roles';

/** A signed-in person, as the provider or the proxy names them. */
export type Person = {
  /** The provider's id, which stays when the name changes. */
  subject: string;
  name: string;
};

/** The one behind a request. */
export type Caller = {
  /** Absent if nobody is signed in. */
  role?: Role | undefined;
  /** Absent without sign-in. */
  person?: Person | undefined;
};
