import { plural } from '../../schema/values/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportPlan } from '../../library/import/planLibraryImport';
import { storageErrorMessages, type StorageError } from '../../library/storage/storageError';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Input';
import { Dialog } from '../../ui/controls/Dialog';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import { describeHosts } from '../../workspace/media/foreignHosts';
import { applyLibraryImport } from './applyLibraryImport';
import { LibraryReport } from './LibraryReport';
import { prepareLibraryImport } from './prepareLibraryImport';

/** Shows the effect of a library file before it is imported. An import never overwrites a draft. */
export function LibraryImport({ text, onClose }: { text: string; onClose: () => void }) {
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [error, setError] = useState<StorageError>();
  const { data } = useQuery({
    // The text may be too large for a key: one id for each dialog.
    queryKey: ['library import', useId()],
    queryFn: () => prepareLibraryImport(text),
    networkMode: 'always',
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
      title="Import a library"
      onClose={onClose}
      actions={
        <>
          <Button type="submit">{data && count === 0 ? 'Close' : 'Cancel'}</Button>
          {data?.ok && count > 0 && (
            <Button look="primary" onClick={() => void add(data.plan)}>
              Add {plural(count, 'template')}
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
          hint="These hosts then learn that somebody looks. Without it, each template asks when you open it."
          checked={loadsPictures}
          onChange={({ target }) => setLoadsPictures(target.checked)}
        />
      )}
      {error && (
        <Notice tone="error" role="alert" title={storageErrorMessages[error].title}>
          <p>Not everything could be saved. {storageErrorMessages[error].next}</p>
        </Notice>
      )}
    </Dialog>
  );
}
