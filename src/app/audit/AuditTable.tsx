import { formatDateAndTime } from '../../ui/time/time';
import { actNames, outcomeNames } from './auditNames';
import styles from './AuditPage.module.css';
import { ScrolledTable } from './ScrolledTable';
import type { AuditRecord } from '../../schema/responses/activity';

type AuditTableProps = {
  lines: readonly AuditRecord[];
  /** Whether the server knows people. */
  hasPeople: boolean;
};

/** The acts, the newest first. */
export function AuditTable({ lines, hasPeople }: AuditTableProps) {
  return (
    <ScrolledTable
      label="Activity, the newest first"
      columns={['When', ...(hasPeople ? ['Who'] : []), 'What', 'About', 'Platform', 'Outcome']}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <time dateTime={line.at}>{formatDateAndTime(Date.parse(line.at))}</time>
          </td>
          {hasPeople && <td>{line.person ?? 'Nobody signed in'}</td>}
          <td>{actNames[line.action] ?? line.action}</td>
          <td>{aboutOf(line)}</td>
          <td>{line.platform ?? '–'}</td>
          <td className={styles[line.outcome === 'done' ? 'done' : 'notDone']}>{outcomeOf(line)}</td>
        </tr>
      ))}
    </ScrolledTable>
  );
}

/** "Refused by the platform (400)", "Not done (role)". */
function outcomeOf({ outcome, status, code }: AuditRecord): string {
  const words = outcomeNames[outcome] ?? outcome;
  const detail = code ?? (outcome === 'done' ? undefined : status);
  return detail === null || detail === undefined ? words : `${words} (${detail})`;
}

/** The template or person that an act is about; of a sign-in, the role that it gave. */
function aboutOf({ action, name }: AuditRecord): string {
  if (name === null) return '–';
  return action === 'signed-in' ? `as ${name}` : name;
}
