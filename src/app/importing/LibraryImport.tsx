import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { readLibraryFile, type DamagedEntry } from '../../exchange/file/libraryFile';
import { addDrafts, listDrafts, restoreDraft } from '../../library/storage/drafts';
import { planLibraryImport, type ImportPlan } from '../../library/import/planLibraryImport';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { storageErrorMessages, type StorageError } from '../../library/storage/storageError';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { announce } from '../../ui/notices/announcer';
import { Badge } from '../../ui/notices/Badge';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { Dialog } from '../../ui/controls/Dialog';
import { download } from '../../ui/browser/download';
import { newId } from '../../ui/browser/newId';
import { Notice } from '../../ui/notices/Notice';
import { foreignHostsWithin, describeHosts } from '../session/foreignHosts';
import styles from './ImportReport.module.css';

type Prepared =
  | { ok: true; plan: ImportPlan; damaged: DamagedEntry[]; hosts: string[] }
  | { ok: false; problem: string };

/** Reads a library file and compares it with the drafts of this device. Changes nothing. */
async function prepare(text: string): Promise<Prepared> {
  const read = readLibraryFile(text, readStoredDraft);
  if (!read.ok) return read;
  const kept = await listDrafts();
  if (!kept.ok) return { ok: false, problem: `${storageErrorMessages[kept.error].title}.` };
  const { drafts, deleted, damaged } = kept.value;
  const plan = planLibraryImport(
    read.drafts,
    { drafts, deleted: deleted.map(({ draft }) => draft), damaged: damaged.map(({ id }) => id) },
    newId,
  );
  const hosts = foreignHostsWithin([plan.fresh, plan.copies]);
  return { ok: true, plan, damaged: read.damaged, hosts };
}

/** A draft from elsewhere loads no pictures before the person allows it. */
function withTrust(draft: Draft, loadsPictures: boolean): Draft {
  return loadsPictures || foreignHostsWithin(draft).length === 0 ? draft : { ...draft, trustsMedia: false };
}

async function apply(plan: ImportPlan, loadsPictures: boolean): Promise<StorageError | undefined> {
  const added = await addDrafts(
    [...plan.fresh, ...plan.copies].map((draft) => withTrust(draft, loadsPictures)),
  );
  if (!added.ok) return added.error;
  const restored = await Promise.all(plan.returned.map(restoreDraft));
  const failed = restored.find((result) => !result.ok);
  return failed?.ok === false ? failed.error : undefined;
}

/** Shows the effect of a library file before it is imported. An import never overwrites a draft. */
export function LibraryImport({ text, onClose }: { text: string; onClose: () => void }) {
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [error, setError] = useState<StorageError>();
  const { data } = useQuery({
    // The text may be too large for a key: one id for each dialog.
    queryKey: ['library import', useId()],
    queryFn: () => prepare(text),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const count = data?.ok ? data.plan.fresh.length + data.plan.copies.length + data.plan.returned.length : 0;

  async function add(plan: ImportPlan) {
    const failed = await apply(plan, loadsPictures);
    setError(failed);
    if (failed) return;
    announce(`Imported: ${templates(count)}`);
    onClose();
  }
  return (
    <Dialog
      title="Import a library"
      onClose={onClose}
      actions={
        <>
          <Button type="submit">{data && count === 0 ? 'Close' : 'Cancel'}</Button>
          {data?.ok && count > 0 && (
            <Button look="primary" onClick={() => void add(data.plan)}>
              Add {templates(count)}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {!data && <p>Reading the file…</p>}
        {data?.ok && <Report plan={data.plan} damaged={data.damaged} />}
        {data?.ok === false && (
          <Notice tone="error" title="Nothing was imported">
            <p>{data.problem}</p>
          </Notice>
        )}
      </div>
      {data?.ok && data.hosts.length > 0 && (
        <Checkbox
          label={`Load pictures from ${describeHosts(data.hosts)}`}
          hint="It tells these hosts that somebody looks. Without it each template asks when it is opened."
          checked={loadsPictures}
          onChange={({ target }) => setLoadsPictures(target.checked)}
        />
      )}
      {error && (
        <Notice tone="error" role="alert" title={storageErrorMessages[error].title}>
          <p>Not all of it could be kept. {storageErrorMessages[error].next}</p>
        </Notice>
      )}
    </Dialog>
  );
}

function Report({ plan, damaged }: { plan: ImportPlan; damaged: DamagedEntry[] }) {
  const { fresh, same, returned, copies } = plan;
  return (
    <ul className={styles['report']} aria-label="Report of the import">
      <Line tone="success" badge="New" shown={fresh.length} of={fresh}>
        {templates(fresh.length)} will be added.
      </Line>
      <Line tone="info" badge="Copy" shown={copies.length} of={copies}>
        {templates(copies.length)} {copies.length === 1 ? 'is' : 'are'} here with other content. Yours{' '}
        {copies.length === 1 ? 'stays' : 'stay'} as {copies.length === 1 ? 'it is' : 'they are'}; what the
        file holds is added beside {copies.length === 1 ? 'it' : 'them'}.
      </Line>
      <Line tone="info" badge="Brought back" shown={returned.length}>
        {templates(returned.length)} {returned.length === 1 ? 'was' : 'were'} deleted here lately and will be
        brought back.
      </Line>
      <Line tone="neutral" badge="Already here" shown={same.length} of={same}>
        {templates(same.length)} {same.length === 1 ? 'is' : 'are'} here with the same content. Nothing to do.
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
  /** How many drafts. A line about none is not drawn. */
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
          <p className={styles['place']}>{namesOf(of.map(({ template }) => template.name || 'Untitled'))}</p>
        )}
      </div>
    </li>
  );
}

const templates = (count: number) => `${formatNumber(count)} ${count === 1 ? 'template' : 'templates'}`;

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
