import { describe, expect, expectTypeOf, it } from 'vitest';
import { readDraftComponent } from '../../advice/model/parts';
import { fitTemplate } from '../../editor/json/takeEdits';
import { fieldPaths } from '../../editor/state/paths';
import { importOne } from '../../exchange/import/testing/importOne';
import { describeValue } from '../../library/comparison/describeChanges';
import { isTemplateDraft } from '../draft/isTemplateDraft';
import { type DraftPath, type TemplateDraft } from '../draft/draft';
import { withoutBlanks } from '../draft/draftToTemplate';
import { full } from '../testing/fullTemplates';
import { choices, isRequired, replaceAt, wrongFormats } from '../testing/template.mistakes';
import { formatPath } from '../values/issues';
import { inDocumentOrder, nodeAt, type FieldNode } from '../walk/fieldNode';
import { nameOfPath, fieldAt, templateTree } from './templateTree';
import { findTemplateIssues } from './template';

type Path = (string | number)[];
type Field = { path: Path; node: FieldNode; value: unknown };

/** Every field below a node, with `*` for each position in a list. */
function shapesOf(node: FieldNode, at = ''): string[] {
  if (node.kind === 'list') return shapesOf(node.entry, `${at}.*`);
  if (node.kind !== 'object') return [at];
  if (node.members.size === 0) return [at];
  return [...node.members].flatMap(([name, member]) => shapesOf(member, at === '' ? name : `${at}.${name}`));
}

/** Every field that a template holds: texts, choices and switches, with the objects and lists around them. */
function fieldsOf(value: unknown, path: Path = []): Field[] {
  const node = fieldAt(path);
  if (!node) throw new Error(`${formatPath(path)} is no field of the schema.`);
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [{ path, node, value }, ...members.flatMap(([key, member]) => fieldsOf(member, [...path, key]))];
}

const templates = Object.entries(full) as [keyof typeof full, TemplateDraft][];
const wrongKind = (node: FieldNode) => (node.kind === 'text' || node.kind === 'choice' ? 7 : 'text');
const isLeaf = ({ node }: Field) => node.kind !== 'object' && node.kind !== 'list';
const below = ({ path }: Field) => path.length > 0;
const isEssential = ({ path }: Field) => path.length === 1 && ['type', 'component'].includes(String(path[0]));

// A card holds four buttons at most, so the kinds of buttons are spread over several lists.
const anyList = (paths: string[]) =>
  [...new Set(paths.map((path) => path.replace(/^.*suggestions\.\*/, 'button')))].toSorted();
const read = (value: unknown) => ({ component: readDraftComponent(value) });

it('the full templates hold every field of the schema', () => {
  const held = templates.flatMap(([, template]) =>
    fieldsOf(template)
      .filter((field) => isLeaf(field) || (field.node.kind === 'object' && field.node.members.size === 0))
      .map(({ path }) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')),
  );
  expect(anyList(held)).toEqual(anyList(shapesOf(templateTree())));
});

describe.each(templates)('every field of a full %s', (type, template) => {
  const fields = fieldsOf(template);

  it('passes the guard for drafts, absent or present, and only in its own kind', () => {
    expect(isTemplateDraft(template)).toBe(true);
    for (const field of fields.filter(below)) {
      const { path, node } = field;
      const without = isTemplateDraft(replaceAt(template, path, undefined));
      const isEntry = typeof path.at(-1) === 'number';
      expect([path, without]).toEqual([path, !isEssential(field) && !isEntry]);
      expect([path, isTemplateDraft(replaceAt(template, path, wrongKind(node)))]).toEqual([path, false]);
    }
  });

  it('is read for advice, and reads as blank in another kind', () => {
    for (const { path, node, value } of fields.filter(({ path: [first] }) => first === 'component')) {
      if (typeof value === 'string' || typeof value === 'boolean')
        expect([path, valueAt(read(template), path)]).toEqual([path, value]);
      const blank =
        node.kind === 'text' || node.kind === 'choice' ? '' : node.kind === 'list' ? [] : undefined;
      const wrong = replaceAt(template, path, wrongKind(node));
      expect([path, valueAt(read(wrong), path)]).toEqual([path, blank]);
    }
  });

  it('fits as typed JSON, and is rejected by its name in another kind', () => {
    expect(fitTemplate(template)).toEqual({ ok: true, draft: template });
    for (const { path, node } of fields) {
      const fitted = fitTemplate(replaceAt(template, path, wrongKind(node)));
      if (fitted.ok) throw new Error(`${path.join('.')} was taken`);
      expect(fitted.rejectedFields.map((field) => field.path)).toEqual([path]);
      expect(fitted.rejectedFields[0]?.message.startsWith(nameOfPath(path))).toBe(true);
    }
  });

  it('comes in the order of the schema, however the template was written', () => {
    const paths = fields.map(({ path }) => ({ path }));
    const sorted = paths.toReversed().sort(inDocumentOrder(templateTree()));
    expect(sorted).toEqual(paths.toSorted(inDocumentOrder(templateTree())));
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, member]) => [key, reversed(member)]),
            )
          : value;
    const shown = fieldsOf(withoutBlanks(reversed(template)));
    expect(shown.map(({ path }) => path)).toEqual(
      fields
        .map(({ path }) => ({ path }))
        .sort(inDocumentOrder(templateTree()))
        .map(({ path }) => path),
    );
  });

  it('has a name for people, and no two fields of one part share it', () => {
    const leaves = fields.filter(isLeaf);
    for (const { path, node } of leaves) expect([path, node.meta.label]).toEqual([path, expect.any(String)]);
    const names = leaves.map(({ path }) => nameOfPath(path));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('is imported unchanged', async () => {
    const imported = await importOne(JSON.stringify(template));
    expect(imported).toMatchObject({ ok: true, kind: 'template', draft: template });
    expect(imported.ok && imported.report.map(({ level }) => level)).toEqual(['taken']);
  });

  it('is in the list of fields, or folded, or part of a field that is', () => {
    const listed = fieldPaths(template);
    for (const { path } of fields.filter(isLeaf)) {
      const chain = path.map((_part, index) => path.slice(0, index + 1));
      const isFolded = chain.some((part) => nodeAt(templateTree(), part)?.meta.inForm === 'folded');
      const isListed = chain.some((part) => listed.includes(part.join('.')));
      expect([path, isListed !== isFolded]).toEqual([path, true]);
    }
    expect(listed.every((path) => fields.some((field) => field.path.join('.') === path))).toBe(true);
  });

  it('has its mistakes listed for the tests: left out, of another choice, in a wrong form', () => {
    for (const { path, node } of fields.filter(below)) {
      const name = path.at(-1);
      if (typeof name !== 'string') continue;
      const isMissed = findTemplateIssues(replaceAt(template, path, undefined)).some(
        (issue) => formatPath(issue.path) === formatPath(path),
      );
      expect([path, isRequired(path)]).toEqual([path, isMissed]);
      expect([path, choices.has(name)]).toEqual([path, node.kind === 'choice']);
      if (node.kind !== 'text') continue;
      expect([path, name in wrongFormats]).toEqual([path, node.meta.form !== 'freeText']);
    }
  });

  it(`is a field of a ${type} with texts that say where they are read`, () => {
    for (const { path, node } of fields) {
      if (node.kind !== 'text') continue;
      const isRead = node.meta.shownIn !== undefined;
      // The description of a webview is read aloud by the phone, never shown.
      const isAloud = path.slice(-2).join('.') === 'openUrlAction.description';
      expect([path, isRead]).toEqual([path, node.meta.form === 'freeText' && !isAloud]);
    }
  });
});

it('every choice has a name for people', () => {
  for (const { path, node } of templates.flatMap(([, template]) => fieldsOf(template))) {
    if (node.kind !== 'choice') continue;
    for (const option of node.options)
      expect([path, describeValue(option, path)]).not.toEqual([path, option]);
  }
});

it('paths are types: a misspelt one does not compile', () => {
  expectTypeOf<'component.richCard.carouselCard.cardContents.0.media.contentInfo.fileUrl'>().toExtend<DraftPath>();
  expectTypeOf<'component.suggestions.3.action.viewLocationAction.latLong.latitude'>().toExtend<DraftPath>();
  expectTypeOf<'component.suggestions.3.action.dialAction.number'>().not.toExtend<DraftPath>();
});

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], value);
}
