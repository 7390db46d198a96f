import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readRefusal } from '../../lib/json/readRefusal';
import { request } from '../../http/request';
import { listDrafts } from '../../library/storage/listDrafts';
import { announce } from '../../ui/notices/announcer';
import { readMediaList } from './mediaList';
import { describeUse, type PictureEntry } from './pictureEntries';

const queryKey = ['media'];

/** The uploaded files and the drafts of this device, and what can be done with a file. */
export function usePictureLibrary() {
  const queries = useQueryClient();
  const media = useQuery({
    queryKey,
    queryFn: () => readMediaList(),
    retry: 0,
  });
  const drafts = useQuery({
    queryKey: ['drafts', 'pictures'],
    queryFn: async () => {
      const kept = await listDrafts();
      return kept.ok ? kept.value.drafts : [];
    },
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey });

  async function call(address: string, method: 'DELETE' | 'POST'): Promise<string | undefined> {
    const outcome = await request(address, { method });
    await reload();
    if (outcome.kind === 'no_answer') return 'The server isn’t responding.';
    if (outcome.status < 300) return undefined;
    return readRefusal(outcome.json)?.message ?? `The request failed (status ${outcome.status}).`;
  }
  async function restore(file: string, name: string) {
    const problem = await call(`/api/media/${file}/restore`, 'POST');
    announce(problem === undefined ? `Restored ${name}.` : `Not restored. ${problem}`);
  }
  async function remove({ name, file }: PictureEntry, inDrafts: number) {
    if (!file) return;
    const problem = await call(`/api/media/${file.file}`, 'DELETE');
    if (problem !== undefined) announce(`Not removed. ${problem}`);
    else
      announce(
        inDrafts === 0
          ? `Removed ${name}.`
          : `Removed ${name}. It is now missing ${describeUse(inDrafts, 0).toLowerCase()}.`,
        { undo: () => void restore(file.file, name), takesFocus: true },
      );
  }
  return { media, drafts: drafts.data ?? [], remove, restore };
}
