import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { textToUtf8 } from '../../lib/encoding/bytes';
import { canonicalJson } from '../../lib/values';
import type { TemplateDraft } from '../draft/draft';
import { draftEntries, type DraftEntries } from '../draft/conflicts';
import { canonicalBody, withoutBlanks } from '../draft/draftToTemplate';
import { isSet, languagesOf, membersOf, readSet, type FieldKey, type TemplateSet } from '../draft/set';
import { isAligned, matchEntries } from '../entries/matchEntries';
import type { DraftDocument } from '../responses/spaces';
import { createMemberMaker } from './makeMembers';
import { nameMembers } from './memberNames';
import { fieldOfKey, type SetSource } from './setFields';
import { fillingColumns } from './setValues';

/** What the versions of a draft are made of. */
export type VersionSource = { draft: TemplateDraft; entries: DraftEntries; set?: TemplateSet | undefined };

/** What the versions of a stored draft are made of. Without identities, those of its cards and buttons are their places. */
export function sourceOfDocument({ template: draft, beside = {} }: DraftDocument): VersionSource {
  const entries = draftEntries.safeParse(beside.entries).data;
  const set = readSet(beside.set);
  return {
    draft,
    entries: entries && isAligned(entries, draft) ? entries : matchEntries(undefined, draft, () => 'new'),
    ...(set && { set }),
  };
}

/** Whether a draft becomes several templates, or one that is made from a row. */
export const hasMembers = (source: VersionSource): source is SetSource => isSet(source.set);

/**
 * A version of a draft as canonical JSON. Without a set it is the request body. With one it is all that the bodies of the
 * members depend on: a translation that is marked as read, or a pattern of names that nobody is named by, is no change.
 */
export const canonicalVersion = (source: VersionSource): string =>
  hasMembers(source) ? canonicalJson(setInputs(source)) : canonicalBody(source.draft);

/** Names a version in reviews: the SHA-256 of it as canonical JSON, in hexadecimal. */
export const digestOfVersion = (source: VersionSource): string =>
  bytesToHex(sha256(textToUtf8(canonicalVersion(source))));

function setInputs({ draft, entries, set }: SetSource) {
  // As it is written: the ID of a button without one is made for each member.
  const { name: base, ...template } = withoutBlanks(draft);
  const pathOf = (key: FieldKey) => fieldOfKey(key, draft, entries)?.path.join('.');
  /** The texts by their places in the template: identities may differ, and what has no place is in no body. */
  const byPath = (texts: readonly (readonly [FieldKey, string])[]) =>
    Object.fromEntries(
      texts.flatMap(([key, text]) => {
        const path = pathOf(key);
        return path === undefined ? [] : [[path, text] as const];
      }),
    );
  const columns = fillingColumns(set.sheet);
  const members = membersOf(set);
  const names = members.map(({ key }) => set.fixedNames[key] ?? null);
  return {
    template,
    set: {
      languages: languagesOf(set),
      texts: set.languages.map(({ texts }) =>
        byPath(
          Object.entries(texts).flatMap(([key, { text }]) =>
            set.untranslated[key] || text.trim() === '' ? [] : [[key, text] as const],
          ),
        ),
      ),
      columns: columns.map(({ name, use }) => ({
        name,
        use: use.kind,
        field: use.kind === 'field' ? pathOf(use.field) : undefined,
      })),
      rows: (set.sheet?.rows ?? []).map(({ values }) => columns.map(({ id }) => values[id] ?? '')),
      own: members.flatMap(({ key }, at) => {
        const texts = set.own[key];
        return texts ? [[at, byPath(Object.entries(texts))] as const] : [];
      }),
      names,
      // What names are made of, as long as one has to be made.
      naming: names.includes(null) ? { base, pattern: set.names } : undefined,
    },
  };
}

/** Makes the request bodies of all members one by one, with the names that the set gives them. */
export function* memberBodies(source: SetSource): Generator<TemplateDraft> {
  const { draft, set } = source;
  const members = membersOf(set);
  const names = nameMembers({ set, base: draft.name ?? '', members, taken: new Set() });
  const make = createMemberMaker(source);
  for (const member of members) yield make(member, names.get(member.key)?.name);
}
