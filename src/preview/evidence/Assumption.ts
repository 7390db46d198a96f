import type { Evidence } from './evidence';
import type { System } from '../model/options';

/** An assumption of the drawing, with the drawn value. */
export type Assumption = Evidence & { system: System; subject: string; value: string };
