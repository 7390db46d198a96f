import type { ReactNode } from 'react';
import type { DamagedEntry } from '../../exchange/file/libraryFile';
import type { ImportPlan } from '../../library/import/planLibraryImport';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber, plural } from '../../schema/values/text';
import { download } from '../../ui/browser/page';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/notices/Notice';
import styles from '../reading/ImportReport.module.css';

/** The effect of a library import, by kind of entry. */
export function LibraryReport({ plan, damaged }: { plan: ImportPlan; damaged: DamagedEntry[] }) {
  const { fresh, same, returned, copies } = plan;
  return (
    <ul className={styles.report} aria-label="Report of the import">
      <Line tone="success" badge="New" shown={fresh.length} of={fresh}>
        {plural(fresh.length, 'template')} will be added.
      </Line>
      <Line tone="info" badge="Copy" shown={copies.length} of={copies}>
        {plural(copies.length, 'template')} {copies.length === 1 ? 'is' : 'are'} here with other content.
        Yours {copies.length === 1 ? 'stays' : 'stay'} as {copies.length === 1 ? 'it is' : 'they are'}; the
        content of the file is added beside {copies.length === 1 ? 'it' : 'them'}.
      </Line>
      <Line tone="info" badge="Restored" shown={returned.length}>
        {plural(returned.length, 'template')} {returned.length === 1 ? 'was' : 'were'} deleted here recently
        and will be restored.
      </Line>
      <Line tone="neutral" badge="Already here" shown={same.length} of={same}>
        {plural(same.length, 'template')} {same.length === 1 ? 'is' : 'are'} here with the same content.
        Nothing to do.
      </Line>
      {damaged.length > 0 && (
        <li>
          <Badge tone="warning">Set aside</Badge>
          <div>
            <p>
              {damaged.length === 1 ? 'One entry' : `${formatNumber(damaged.length)} entries`} of the file
              cannot be read as a template: {namesOf(damaged.map(entryName))}.
            </p>
            <Button
              size="small"
              onClick={() =>
                download('set-aside.json', `[\n${damaged.map((entry) => entry.text).join(',\n')}\n]\n`)
              }
            >
              Download what was set aside
            </Button>
          </div>
        </li>
      )}
      {fresh.length + copies.length + returned.length + same.length + damaged.length === 0 && (
        <li>
          <Badge>Empty</Badge>
          <p>The file holds no templates.</p>
        </li>
      )}
    </ul>
  );
}

type LineProps = {
  tone: 'success' | 'info' | 'neutral';
  badge: string;
  /** The number of drafts. A line about zero drafts is not drawn. */
  shown: number;
  of?: readonly Draft[];
  children: ReactNode;
};

function Line({ tone, badge, shown, of = [], children }: LineProps) {
  if (shown === 0) return null;
  return (
    <li>
      <Badge tone={tone}>{badge}</Badge>
      <div>
        <p>{children}</p>
        {of.length > 0 && (
          <p className={styles.place}>{namesOf(of.map(({ template }) => template.name || 'Untitled'))}</p>
        )}
      </div>
    </li>
  );
}

const entryName = ({ position, name }: DamagedEntry) =>
  name === undefined ? `entry ${position}` : `entry ${position}, “${name}”`;

/** The first names, and the number of the others. */
function namesOf(names: readonly string[]): string {
  const maxNames = 5;
  const more = names.length - maxNames;
  return more > 0
    ? `${names.slice(0, maxNames).join(', ')} and ${formatNumber(more)} more`
    : names.join(', ');
}
