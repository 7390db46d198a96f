import { isRecord } from '../../lib/values';
import type { Draft } from '../../schema/draft/draft';
import { readLibraryFile, type DamagedEntry } from '../../exchange/file/libraryFile';
import { listDrafts } from '../../library/storage/listDrafts';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { storageErrorMessages, type StorageError } from '../../library/storage/storageError';
import { readStoredVersion, type Version } from '../../library/versions/version';
import { addVersions } from '../../library/versions/versions';
import { newId } from '../../ui/browser/page';
import { foreignHostsWithin } from '../../workspace/foreignHosts';
import { addDrafts, restoreDrafts } from '../../library/storage/drafts';

/** The effect of an import on the library. An import never overwrites a draft. */
export type ImportPlan = {
  /** Drafts that are not in the library yet. */
  fresh: Draft[];
  /** Drafts that are in the library with the same content. */
  same: Draft[];
  /** Ids of recently deleted drafts with the same content, which the import brings back. */
  returned: string[];
  /** Drafts whose id is in use by other content; they are added under new ids. */
  copies: Draft[];
  /** The versions of the drafts that are added. */
  versions: Version[];
};

type LibraryContent = {
  drafts: readonly Draft[];
  deleted: readonly Draft[];
  /** Ids of records that cannot be read. */
  damaged: readonly string[];
};

/** Whether an id from a file can be part of a URL. */
const isUsableId = (id: string) => /^[\w-]{8,64}$/.test(id);

/** A JSON replacer that sorts the keys of objects, so that equal content gives equal text. */
function sortKeys(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The content that makes two drafts the same for a person, without the time of change and the trust in media. */
function contentOf(draft: Draft): string {
  const { template, stash, samples = {}, parameters = {}, altTexts = {}, set, sendings, createdAt } = draft;
  return JSON.stringify(
    { template, stash, samples, parameters, altTexts, set, sendings, createdAt },
    sortKeys,
  );
}

export function planLibraryImport(
  drafts: readonly Draft[],
  kept: LibraryContent,
  makeId: () => string = newId,
  versionsOf: (draft: Draft) => readonly Version[] = () => [],
): ImportPlan {
  const present = new Set(kept.drafts.map(contentOf));
  const deleted = new Map(kept.deleted.map((draft) => [contentOf(draft), draft.id]));
  const used = new Set([...kept.drafts, ...kept.deleted].map(({ id }) => id).concat(kept.damaged));
  const plan: ImportPlan = { fresh: [], same: [], returned: [], copies: [], versions: [] };
  const add = (list: Draft[], draft: Draft, id: string) => {
    // It was moved to another place than this one.
    const { movedFrom: _, ...plain } = draft;
    list.push({ ...plain, id });
    // The ids of versions may be in use here too.
    const versions = versionsOf(draft).map((version) => ({ ...version, id: makeId(), draftId: id }));
    plan.versions.push(...versions);
  };
  for (const draft of drafts) {
    const content = contentOf(draft);
    const back = deleted.get(content);
    if (present.has(content)) plan.same.push(draft);
    else if (back !== undefined) plan.returned.push(back);
    else if (used.has(draft.id)) add(plan.copies, draft, makeId());
    else add(plan.fresh, draft, isUsableId(draft.id) ? draft.id : makeId());
    present.add(content);
    used.add(draft.id);
  }
  return plan;
}

type PreparedImport =
  | { ok: true; plan: ImportPlan; damaged: DamagedEntry[]; hosts: string[] }
  | { ok: false; problem: string };

/** Reads a library file and compares it with the drafts of this device. Changes nothing. */
export async function prepareLibraryImport(text: string): Promise<PreparedImport> {
  const versions = new Map<Draft, readonly Version[]>();
  const read = readLibraryFile(text, (entry) => {
    const draft = readStoredDraft(entry);
    if (draft) versions.set(draft, versionsIn(entry));
    return draft;
  });
  if (!read.ok) return read;
  const kept = await listDrafts();
  if (!kept.ok) return { ok: false, problem: `${storageErrorMessages[kept.error].title}.` };
  const { drafts, deleted, damaged } = kept.value;
  const plan = planLibraryImport(
    read.drafts,
    {
      drafts,
      deleted: deleted.map(({ draft }) => draft),
      damaged: damaged.map(({ id }) => id),
    },
    newId,
    (draft) => versions.get(draft) ?? [],
  );
  const hosts = foreignHostsWithin([plan.fresh, plan.copies, plan.versions]);
  return { ok: true, plan, damaged: read.damaged, hosts };
}

/** The versions that stand beside a draft in a file. Damaged ones are left out. */
function versionsIn(entry: unknown): Version[] {
  const versions = isRecord(entry) && Array.isArray(entry.versions) ? entry.versions : [];
  return versions.flatMap((version: unknown) => readStoredVersion(version) ?? []);
}

/** A draft from elsewhere loads no pictures before the person allows it. */
function withTrust<Kept extends Draft | Version>(draft: Kept, loadsPictures: boolean): Kept {
  return loadsPictures || foreignHostsWithin(draft).length === 0 ? draft : { ...draft, trustsMedia: false };
}

/** Adds the drafts of a plan. Returns the first error of the storage; drafts added before it stay. */
export async function applyLibraryImport(
  plan: ImportPlan,
  loadsPictures: boolean,
): Promise<StorageError | undefined> {
  const added = await addDrafts(
    [...plan.fresh, ...plan.copies].map((draft) => withTrust(draft, loadsPictures)),
  );
  if (!added.ok) return added.error;
  const kept = await addVersions(plan.versions.map((version) => withTrust(version, loadsPictures)));
  if (!kept.ok) return kept.error;
  const restored = await restoreDrafts(plan.returned);
  return restored.ok ? undefined : restored.error;
}
