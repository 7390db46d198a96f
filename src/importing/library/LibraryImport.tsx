import { nameOrUntitled } from '../../schema/template/typeNames';
import { isolate } from '../../lib/text/isolate';
import { plural, formatNumber } from '../../schema/values/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { type ImportPlan, applyLibraryImport, prepareLibraryImport } from './libraryImport';
import { storageErrorMessages, type StorageError } from '../../library/storage/storageError';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Input';
import { Dialog } from '../../ui/controls/Dialog';
import { announce } from '../../ui/notices/announcer';
import { Notice, Badge } from '../../ui/notices/Notice';
import { describeHosts } from '../../workspace/foreignHosts';
import type { DamagedEntry } from '../../exchange/file/libraryFile';
import type { Draft } from '../../schema/draft/draft';
import { download } from '../../ui/browser/page';
import styles from '../reading/importing.module.css';

/** Shows the effect of a library file before it is imported. An import never overwrites a draft. */
export function LibraryImport({ text, onClose }: { text: string; onClose: () => void }) {
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [error, setError] = useState<StorageError>();
  const { data } = useQuery({
    // The text may be too large for a key: one id for each dialog.
    queryKey: ['library import', useId()],
    queryFn: () => prepareLibraryImport(text),
    staleTime: Infinity,
    gcTime: 0,
  });
  const count = data?.ok ? data.plan.fresh.length + data.plan.copies.length + data.plan.returned.length : 0;

  async function add(plan: ImportPlan) {
    const failed = await applyLibraryImport(plan, loadsPictures);
    setError(failed);
    if (failed) return;
    announce(`Imported: ${plural(count, 'template')}`);
    onClose();
  }
  return (
    <Dialog
      title="Import templates"
      onClose={onClose}
      actions={
        <>
          <Button type="submit">{data && count === 0 ? 'Close' : 'Cancel'}</Button>
          {data?.ok && count > 0 && (
            <Button variant="primary" onClick={() => void add(data.plan)}>
              Import {plural(count, 'template')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {!data && <p>Reading the file…</p>}
        {data?.ok && <LibraryReport plan={data.plan} damaged={data.damaged} />}
        {data?.ok === false && (
          <Notice tone="error" title="Nothing was imported">
            <p>{data.problem}</p>
          </Notice>
        )}
      </div>
      {data?.ok && data.hosts.length > 0 && (
        <Checkbox
          label={`Load pictures from ${describeHosts(data.hosts)}`}
          hint="The pictures’ websites can tell that someone views them. Leave this off to decide for each template."
          checked={loadsPictures}
          onChange={({ target }) => setLoadsPictures(target.checked)}
        />
      )}
      {error && (
        <Notice tone="error" role="alert" title={storageErrorMessages[error].title}>
          <p>Some templates couldn’t be saved. {storageErrorMessages[error].next}</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** The effect of a library import, by kind of entry. */
function LibraryReport({ plan, damaged }: { plan: ImportPlan; damaged: DamagedEntry[] }) {
  const { fresh, same, returned, copies } = plan;
  return (
    <ul className={styles.report} aria-label="Import report">
      <Line tone="success" badge="New" shown={fresh.length} of={fresh}>
        {plural(fresh.length, 'template')} will be added.
      </Line>
      <Line tone="info" badge="Copy" shown={copies.length} of={copies}>
        {plural(copies.length, 'template')} already {copies.length === 1 ? 'exists' : 'exist'} here with
        different content. The file’s content will be added as {copies.length === 1 ? 'a copy' : 'copies'}.
      </Line>
      <Line tone="info" badge="Restored" shown={returned.length}>
        {plural(returned.length, 'template')} deleted recently will be restored.
      </Line>
      <Line tone="neutral" badge="Already here" shown={same.length} of={same}>
        {plural(same.length, 'template')} {same.length === 1 ? 'is' : 'are'} already here, unchanged.
      </Line>
      {damaged.length > 0 && (
        <li>
          <Badge tone="warning">Not imported</Badge>
          <div>
            <p>
              {damaged.length === 1 ? 'One entry' : `${formatNumber(damaged.length)} entries`} in the file
              can’t be read: {namesOf(damaged.map(entryName))}.
            </p>
            <Button
              size="small"
              onClick={() =>
                download('not-imported.json', `[\n${damaged.map((entry) => entry.text).join(',\n')}\n]\n`)
              }
            >
              Download these entries
            </Button>
          </div>
        </li>
      )}
      {fresh.length + copies.length + returned.length + same.length + damaged.length === 0 && (
        <li>
          <Badge>Empty</Badge>
          <p>The file contains no templates.</p>
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
          <p className={styles.place}>{namesOf(of.map(({ template }) => nameOrUntitled(template)))}</p>
        )}
      </div>
    </li>
  );
}

const entryName = ({ position, name }: DamagedEntry) =>
  name === undefined ? `entry ${position}` : `entry ${position}, “${isolate(name)}”`;

/** The first names, and the number of the others. */
function namesOf(names: readonly string[]): string {
  const maxNames = 5;
  const more = names.length - maxNames;
  return more > 0
    ? `${names.slice(0, maxNames).join(', ')} and ${formatNumber(more)} more`
    : names.join(', ');
}
