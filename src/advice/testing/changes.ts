import type { TemplateDraft } from '../../schema/draft/draft';
import { findExample } from '../../schema/examples/examples';
import { formatPath, parsePath } from '../../schema/values/issues';
import { findAdvice } from '../findAdvice';
import type { AdvisedSender } from '../model/parts';

// For tests only: the advice that one change to an example causes.

/** Values to put at paths below the example's template, as `component.suggestions[0].reply.text`. */
export type Changes = Record<string, unknown>;

function put(target: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const copy: unknown[] = [...target];
    copy[Number(key)] = put(copy[Number(key)], rest, value);
    return copy;
  }
  const members = Object.entries(typeof target === 'object' && target !== null ? target : {});
  const before: unknown = members.find(([name]) => name === key)?.[1];
  return { ...Object.fromEntries(members), [key]: put(before, rest, value) };
}

/** The example of an id with the changes made. */
export function changed(exampleId: string, changes: Changes): TemplateDraft {
  const template: unknown = findExample(exampleId)?.template;
  if (template === undefined) throw new Error(`There is no example "${exampleId}".`);
  return Object.entries(changes).reduce<unknown>(
    (value, [path, replacement]) => put(value, parsePath(path), replacement),
    template,
  ) as TemplateDraft;
}

/** A day before the events of the examples. */
const now = Date.UTC(2026, 10, 1);

/** Advice in short, as `warning text-length at component.text`. */
export function adviceLines(template: TemplateDraft, sender?: AdvisedSender): string[] {
  return findAdvice(template, { now, sender }).map(
    ({ level, id, path }) => `${level} ${id} at ${formatPath(path)}`,
  );
}

/** The advice that the changes cause and the example itself does not. */
export function adviceAdded(exampleId: string, changes: Changes, sender?: AdvisedSender): string[] {
  const before = adviceLines(changed(exampleId, {}), sender);
  return adviceLines(changed(exampleId, changes), sender).filter((line) => !before.includes(line));
}
