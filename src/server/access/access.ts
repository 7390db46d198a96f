import type { Guard } from './guard';
import type { RecordAct } from './recordAct';
import type { Route } from './route';

/** Everything that the tables of routes need about people. */
export type Access = {
  guard: Guard;
  record: RecordAct;
  /** Addresses below `/api`: sessions, the record of acts, the requests of the last hour. */
  apiRoutes: Route[];
  /** Addresses that a browser visits for a sign-in. */
  pageRoutes: Route[];
};
