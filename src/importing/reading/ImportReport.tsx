import { nameOfPath } from '../../schema/template/nameOfPath';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { parsePath } from '../../schema/values/issues';
import { Badge } from '../../ui/notices/Notice';
import styles from './ImportReport.module.css';

const levels = {
  taken: { label: 'Found', tone: 'success' },
  doubtful: { label: 'In doubt', tone: 'warning' },
  mended: { label: 'Mended', tone: 'info' },
  added: { label: 'Added', tone: 'info' },
  renamed: { label: 'Renamed', tone: 'info' },
  encoded: { label: 'Encoded', tone: 'info' },
  too_long: { label: 'Too long', tone: 'warning' },
  set_aside: { label: 'Set aside', tone: 'warning' },
} as const satisfies Record<ReportLine['level'], unknown>;

/** The report of an import, line by line. */
export function ImportReport({ report }: { report: readonly ReportLine[] }) {
  return (
    <ul className={styles.report} aria-label="Report of the import">
      {report.map(({ level, path, message }, index) => (
        <li key={index}>
          <Badge tone={levels[level].tone}>{levels[level].label}</Badge>
          <div>
            <p>{message}</p>
            {path !== undefined && (
              <p className={styles.place} title={path}>
                {level === 'set_aside' ? path : nameOfPath(parsePath(path))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
