import type { Finding } from '../../advice/model/advice';
import { stashKey, type Stash } from './stash';

/**
 * A remark that the person has called no problem is kept in the stash: there it moves with its entry, is undone, stored
 * and merged between tabs, and is never sent.
 */
const dismissalKey = ({ id, path }: Pick<Finding, 'id' | 'path'>) => stashKey(path.join('.'), `fine:${id}`);

/** Whether a remark was called no problem. Errors never are. */
export function isDismissed(stash: Stash, finding: Finding): boolean {
  return finding.level !== 'error' && stash[dismissalKey(finding)] === true;
}

/** The stash with remarks called no problem, or no longer. */
export function withDismissed(stash: Stash, findings: readonly Finding[], isFine: boolean): Stash {
  const keys = new Set(findings.map(dismissalKey));
  const rest = Object.fromEntries(Object.entries(stash).filter(([key]) => !keys.has(key)));
  return isFine ? { ...rest, ...Object.fromEntries([...keys].map((key) => [key, true])) } : rest;
}
