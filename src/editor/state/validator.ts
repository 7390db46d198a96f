import type { ReadonlyStore } from '../../lib/store';
import type { findTemplateIssues } from '../../schema/template/template';

/** Finds what is wrong with a request body. It needs all schemas. */
export type Validator = typeof findTemplateIssues;

/** Undefined until it is loaded: the first paint of a template does without it. */
export type LateValidator = ReadonlyStore<Validator | undefined>;
