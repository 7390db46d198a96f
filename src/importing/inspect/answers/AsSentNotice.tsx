import { nameOfPath } from '../../../schema/template/nameOfPath';
import { formatPath, type Issue } from '../../../schema/values/issues';
import { Notice } from '../../../ui/notices/Notice';

/** Further reasons rarely help: one is enough for a refusal. */
const SHOWN = 8;

/** Why the platform refuses the request that was pasted, where the message that was read of it has no such fault. */
export function AsSentNotice({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Notice tone="warning" title="As it stands, the platform refuses this request">
      <ul>
        {issues.slice(0, SHOWN).map(({ path, message }) => (
          <li key={`${formatPath(path)} ${message}`} title={formatPath(path)}>
            {path.length > 0 && <strong>{nameOfPath(path)}: </strong>}
            {message}
          </li>
        ))}
      </ul>
      {issues.length > SHOWN && <p>And {issues.length - SHOWN} more.</p>}
      <p>Below it is shown as it was meant.</p>
    </Notice>
  );
}
