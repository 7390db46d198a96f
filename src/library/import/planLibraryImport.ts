import type { Draft } from '../../schema/draft/draft';

/** What an import of drafts would do to the library; nothing there is ever overwritten. */
export type ImportPlan = {
  /** Not here yet. */
  fresh: Draft[];
  /** Here with the same content. */
  same: Draft[];
  /** The same content was deleted lately: ids of drafts here that would be brought back. */
  returned: string[];
  /** Here with other content: the file's would stand beside it, under an id of its own. */
  copies: Draft[];
};

type Kept = {
  drafts: readonly Draft[];
  deleted: readonly Draft[];
  /** Ids of records that cannot be read. */
  damaged: readonly string[];
};

/** What can stand in an address as a draft's id; a file may say anything. */
const isUsableId = (id: string) => /^[\w-]{8,64}$/.test(id);

/** Objects with their keys in order, so that equal content reads equal. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a person would call the same draft: when it was last touched and whether its pictures load is no part of it. */
function contentOf({ template, stash, samples = {}, sendings, createdAt }: Draft): string {
  return JSON.stringify({ template, stash, samples, sendings, createdAt }, inOrder);
}

export function planLibraryImport(drafts: readonly Draft[], kept: Kept, newId: () => string): ImportPlan {
  const present = new Set(kept.drafts.map(contentOf));
  const deleted = new Map(kept.deleted.map((draft) => [contentOf(draft), draft.id]));
  const used = new Set([...kept.drafts, ...kept.deleted].map(({ id }) => id).concat(kept.damaged));
  const plan: ImportPlan = { fresh: [], same: [], returned: [], copies: [] };
  for (const draft of drafts) {
    const content = contentOf(draft);
    const back = deleted.get(content);
    if (present.has(content)) plan.same.push(draft);
    else if (back !== undefined) plan.returned.push(back);
    else if (used.has(draft.id)) plan.copies.push({ ...draft, id: newId() });
    else plan.fresh.push(isUsableId(draft.id) ? draft : { ...draft, id: newId() });
    present.add(content);
    used.add(draft.id);
  }
  return plan;
}
