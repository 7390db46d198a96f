import { nameOfLanguage } from '../../schema/sets/describeSet';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isolate } from '../../lib/text/isolate';
import { lazy } from '../../lib/values';
import { createMemberMaker } from '../../schema/sets/makeMembers';
import { namesInScheme, nameMembers, type MemberName } from '../../schema/sets/memberNames';
import {
  membersOf,
  newSet,
  titleOfRow,
  type SetMember,
  type SetSheet,
  type SheetRow,
  type TemplateSet,
} from '../../schema/draft/set';
import { foldSetValue } from '../../schema/sets/setValues';
import { setFields, type SetField, type SetSource } from '../../schema/sets/setFields';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { languageOfDraft } from './setCommands';

/** A set as its pages show it: the source, its fields, and its members with their names. */
export type SetModel = {
  source: SetSource;
  fields: readonly SetField[];
  /** All of them. With thousands it takes longer than a key may: not for drawing a few. */
  members: () => readonly SetMember[];
  nameOf: (member: SetMember) => MemberName;
  /** What a member says, under the name of the source. */
  make: (member: SetMember) => TemplateDraft;
  /** The request body of a member. */
  bodyOf: (member: SetMember) => TemplateDraft;
};

/** The set of the open draft, for as long as the component is mounted. A draft without one has a set of itself alone. */
export function useSet(open: Pick<OpenedTemplate, 'editor'>, taken: ReadonlySet<string>): SetModel {
  const { draft, entries, set: stored } = useStore(open.editor.document);
  const set = useMemo(() => stored ?? newSet(languageOfDraft(draft)), [stored, draft]);
  const source = useMemo(() => ({ draft, entries, set }), [draft, entries, set]);
  const fields = useMemo(() => setFields(draft, entries), [draft, entries]);
  const shape = useShape(set);
  const members = useMemo(() => lazy(() => membersOf(shape)), [shape]);
  const named = useNamed(shape);
  // Ten thousand names take longer than a frame: what a key changes is drawn before them.
  const naming = useDeferredValue(
    useMemo(
      () => ({ set: named, base: draft.name ?? '', members: membersOf(named), taken }),
      [named, draft.name, taken],
    ),
  );
  const names = useMemo(() => nameMembers(naming), [naming]);
  const make = useMemo(() => createMemberMaker(source, fields), [source, fields]);
  return useMemo(() => {
    const nameOf = (member: SetMember) => names.get(member.key) ?? { name: '' };
    return {
      source,
      fields,
      members,
      nameOf,
      make,
      bodyOf: (member) => make(member, nameOf(member).name),
    };
  }, [source, fields, members, names, make]);
}

/** What makes the members of a set and their names. It stays the same while translations are typed. */
function useShape({ language, languages, sheet, names, fixedNames }: TemplateSet): TemplateSet {
  const tags = languages.map(({ tag }) => tag).join(' ');
  const blank = useMemo(
    () => (tags === '' ? [] : tags.split(' ').map((tag) => ({ tag, texts: {} }))),
    [tags],
  );
  return useMemo(
    () => ({ ...newSet(language), languages: blank, ...(sheet && { sheet }), names, fixedNames }),
    [language, blank, sheet, names, fixedNames],
  );
}

/** The same, and the same object as long as the names come out the same: while other columns are typed. */
function useNamed(shape: TemplateSet): TemplateSet {
  const [named, setNamed] = useState(shape);
  const isStill = useMemo(() => isNamedAlike(named, shape), [named, shape]);
  if (!isStill) setNamed(shape);
  return isStill ? named : shape;
}

function isNamedAlike(a: TemplateSet, b: TemplateSet): boolean {
  if (a.language !== b.language || a.languages !== b.languages) return false;
  if (a.names !== b.names || a.fixedNames !== b.fixedNames) return false;
  if (a.sheet?.columns !== b.sheet?.columns || a.sheet?.rows.length !== b.sheet?.rows.length) return false;
  const inNames = new Set(namesInScheme(a.names).map(foldSetValue));
  const used = (a.sheet?.columns ?? []).filter(
    ({ name, use }) => use.kind === 'name' || inNames.has(foldSetValue(name)),
  );
  const others = b.sheet?.rows ?? [];
  return (a.sheet?.rows ?? []).every((row, index) => {
    const other = others[index];
    if (row === other) return true;
    return row.id === other?.id && used.every(({ id }) => row.values[id] === other.values[id]);
  });
}

/** "Hindi · Pune": what tells a member apart from the others. */
export function labelOfMember(
  { source: { set } }: Pick<SetModel, 'source'>,
  { language, row }: SetMember,
): string {
  const { sheet } = set;
  const value = row && sheet ? titleOfRow(sheet, row) || `Row ${sheet.rows.indexOf(row) + 1}` : undefined;
  const parts = [
    set.languages.length > 0 || value === undefined ? nameOfLanguage(language) : undefined,
    value,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** "Row 5 (Pune)": a row of a sheet in a list of errors. */
export function labelOfRow(sheet: SetSheet, row: SheetRow, number: number): string {
  const title = titleOfRow(sheet, row);
  return title === '' ? `Row ${number}` : `Row ${number} (${isolate(title)})`;
}
