import { isRecord } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import { isSameBody, type Agreed, type TemplateFolder } from './folder';
import type { RemoteDraft } from './spaceClient';

/** How the file of a template and the draft of a space stand to each other, with what is known of both. */
export type Pair = { file: string } & (
  | ({ kind: 'same' | 'changed here' | 'changed in the space' | 'changed on both sides' } & ThreeSides)
  /** The same name on both sides, with other content, and no state that both come from. */
  | { kind: 'unrelated'; local: TemplateDraft; remote: RemoteDraft }
  /** The same name and content on both sides. */
  | { kind: 'found again'; local: TemplateDraft; remote: RemoteDraft }
  | { kind: 'new here'; local: TemplateDraft }
  | { kind: 'new in the space'; remote: RemoteDraft }
  | { kind: 'not in the folder'; agreed: Agreed; remote: RemoteDraft }
  | { kind: 'deleted in the space' | 'deleted in the space, changed here'; local: TemplateDraft }
  | { kind: 'deleted on both sides' }
  | { kind: 'unreadable'; problem: string }
);

/** A template as it was, as the file has it, and as the space has it. */
export type ThreeSides = { agreed: Agreed; local: TemplateDraft; remote: RemoteDraft };

/** Compares the files of a folder with the drafts of its space, in the order of the files. */
export function compare(
  { files, agreed, newFile }: Pick<TemplateFolder, 'files' | 'agreed' | 'newFile'>,
  drafts: readonly RemoteDraft[],
): Pair[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const followed = new Set(Object.values(agreed).map(({ id }) => id));
  const free = drafts.filter(({ id }) => !followed.has(id));
  const pairs: Pair[] = [];
  for (const [file, known] of Object.entries(agreed))
    pairs.push(comparePair(file, known, files.get(file), byId.get(known.id)));
  for (const [file, local] of files) {
    if (file in agreed) continue;
    if (isProblem(local)) {
      pairs.push({ file, kind: 'unreadable', ...local });
      continue;
    }
    const namesakes = free.filter(({ document }) => document.template.name === local.name);
    const [remote] = namesakes.length === 1 && local.name !== undefined ? namesakes : [];
    if (remote) {
      free.splice(free.indexOf(remote), 1);
      const kind = isSameBody(local, remote.document.template) ? 'found again' : 'unrelated';
      pairs.push({ file, kind, local, remote });
    } else pairs.push({ file, kind: 'new here', local });
  }
  const added = free
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((remote) => ({
      file: newFile(remote.document.template),
      kind: 'new in the space' as const,
      remote,
    }));
  return [...pairs, ...added].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

const isProblem = (file: TemplateDraft | { problem: string }): file is { problem: string } =>
  isRecord(file) && 'problem' in file;

function comparePair(
  file: string,
  agreed: Agreed,
  local: TemplateDraft | { problem: string } | undefined,
  remote: RemoteDraft | undefined,
): Pair {
  if (local && isProblem(local)) return { file, kind: 'unreadable', ...local };
  const isChangedHere = local !== undefined && !isSameBody(local, agreed.template);
  if (!remote) {
    if (!local) return { file, kind: 'deleted on both sides' };
    return {
      file,
      kind: isChangedHere ? 'deleted in the space, changed here' : 'deleted in the space',
      local,
    };
  }
  if (!local) return { file, kind: 'not in the folder', agreed, remote };
  const isChangedThere = !isSameBody(remote.document.template, agreed.template);
  if (isChangedHere && isChangedThere && isSameBody(local, remote.document.template))
    return { file, kind: 'found again', local, remote };
  const kinds = [
    ['same', 'changed in the space'],
    ['changed here', 'changed on both sides'],
  ] as const;
  return { file, kind: kinds[isChangedHere ? 1 : 0][isChangedThere ? 1 : 0], agreed, local, remote };
}
