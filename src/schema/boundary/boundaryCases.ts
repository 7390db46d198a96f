import { putAt, valueAt } from '../../lib/path';
import type { TemplateDraft, Draft } from '../draft/draft';
import { nameOfPath, templateTree } from '../template/templateTree';
import { findTemplateIssues } from '../template/template';
import { typeNames } from '../template/typeNames';
import { TemplateType } from '../values/enums';
import { formatPath } from '../values/issues';
import { limits } from '../values/limits';
import { formatNumber } from '../values/text';
import { partsBelow, type FieldNode } from '../walk/fieldNode';
import { textFieldsIn, type LocatedText } from '../walk/textFieldsIn';
import { emptyTexts, textsAtLimit, textsOfForm, type BoundaryText } from './boundaryTexts';
import { filledTemplate, leastTemplate } from './filledTemplate';

type Path = (string | number)[];

/** A template at an edge of what the interface takes. */
export type BoundaryCase = {
  /** Unique, fit for a file name. */
  id: string;
  /** The field and its value for people: "Carousel, Card 1 › Title: 201 characters, over the limit". */
  what: string;
  /** The field as in the interface document; empty for the template as a whole. */
  path: string;
  /** Characters or entries that the field takes at most. */
  limit?: number;
  expected: 'accepted' | 'refused';
  /** The errors that the builder shows and the embedded platform answers with. */
  issues: { path: string; message: string }[];
  template: TemplateDraft;
};

type Change = Pick<BoundaryCase, 'what' | 'limit'> & { slug: string; path: Path; template: TemplateDraft };

/** Every limit of the interface document reached, passed and left empty, in each type of template. */
export function boundaryCases(): BoundaryCase[] {
  return TemplateType.options
    .flatMap((type) => changesOf(type).map((change) => ({ type, change })))
    .map(({ type, change: { slug, what, path, limit, template } }, index) => {
      const number = String(index + 1).padStart(3, '0');
      const issues = findTemplateIssues(template);
      return {
        id: `${number}-${type}-${slug}`,
        what: `${typeNames[type]}, ${what}`,
        path: formatPath(path),
        ...(limit === undefined ? {} : { limit }),
        expected: issues.length === 0 ? 'accepted' : 'refused',
        issues: issues.map((issue) => ({ path: formatPath(issue.path), message: issue.message })),
        // A platform takes each name once.
        template: path[0] === 'name' ? template : { ...template, name: `boundary_${number}` },
      };
    });
}

function changesOf(type: TemplateType): Change[] {
  const filled = filledTemplate(type);
  const fields = distinct(textFieldsIn(filled, templateTree(), []));
  return [
    ...wholeChanges(type, filled),
    ...fields.flatMap((field) => textChanges(filled, field)),
    ...listsIn(filled, templateTree(), []).flatMap((list) => listChanges(filled, list)),
  ];
}

/** One field of each kind: of the same field in several cards or buttons the first. */
function distinct<Field extends { path: Path }>(fields: readonly Field[]): Field[] {
  const keyOf = ({ path }: Field) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
  return [...new Map(fields.toReversed().map((field) => [keyOf(field), field])).values()].toReversed();
}

const put = (template: TemplateDraft, path: Path, value: unknown) => putAt(template, path.join('.'), value);
const slugOf = (path: Path) =>
  path
    .filter((part) => !['component', 'richCard', 'standaloneCard', 'carouselCard'].includes(String(part)))
    .map((part) => (typeof part === 'number' ? part + 1 : part))
    .join('-');

function textChanges(filled: TemplateDraft, { path, meta }: LocatedText): Change[] {
  const { form = 'freeText', limit } = meta;
  const max = path.at(-1) === 'longitude' ? limits.longitude : limits.latitude;
  const texts: BoundaryText[] = [
    ...(limit === undefined ? [] : textsAtLimit(form, limit)),
    ...textsOfForm(form, max),
    ...emptyTexts,
  ];
  return texts.map(({ slug, what, text }) => ({
    slug: `${slugOf(path)}-${slug}`,
    what: `${nameOfPath(path)}: ${what}`,
    path,
    ...(limit === undefined ? {} : { limit }),
    template: put(filled, path, text),
  }));
}

type List = { path: Path; node: Extract<FieldNode, { kind: 'list' }> };

function listsIn(value: unknown, node: FieldNode, path: Path): List[] {
  const below = partsBelow(value, node).flatMap(({ key, part, node: member }) =>
    listsIn(part, member, [...path, key]),
  );
  return node.kind === 'list' && value !== undefined ? [{ path, node }, ...distinct(below)] : below;
}

function listChanges(filled: TemplateDraft, { path, node }: List): Change[] {
  const { limit = 0, entry = 'Entry' } = node.meta;
  const entries = valueAt(filled, path.join('.'));
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  const least = entry === 'Card' ? [limits.minCards, limits.minCards - 1] : [];
  const change = (slug: string, count: number, what: string): Change => ({
    slug: `${slugOf(path)}-${slug}`,
    what: `${nameOfPath(path)}: ${formatNumber(count)} of ${formatNumber(limit)} entries, ${what}`,
    path,
    limit,
    template: put(
      filled,
      path,
      Array.from({ length: count }, (_, index) => list[index % list.length]),
    ),
  });
  return [
    change('at-limit', limit, 'exactly the limit'),
    change('over-limit', limit + 1, 'over the limit'),
    ...least.map((count, index) =>
      change(index === 0 ? 'at-least' : 'too-few', count, index === 0 ? 'exactly the least' : 'too few'),
    ),
    change('empty', 0, 'empty'),
  ];
}

const whole = (slug: string, what: string, template: TemplateDraft): Change => ({
  slug: `whole-${slug}`,
  what,
  path: [],
  template,
});

/** The template as a whole: everything at its limit, in three scripts, only what is required, and nothing. */
function wholeChanges(type: TemplateType, filled: TemplateDraft): Change[] {
  const full = listsIn(filled, templateTree(), []).reduce(
    (template, { path, node }) => listChanges(template, { path, node })[0]?.template ?? template,
    filled,
  );
  const withTexts = (slug: string) =>
    textFieldsIn(full, templateTree(), []).reduce((template, { path, meta }) => {
      const { form = 'freeText', limit } = meta;
      const texts = limit === undefined ? [] : textsAtLimit(form, limit);
      const text = texts.find((one) => one.slug === slug) ?? texts[0];
      return text === undefined || path[0] === 'name' ? template : put(template, path, text.text);
    }, full);
  return [
    whole('filled', 'every field filled', filled),
    whole('at-limit', 'every field and list at its limit', withTexts('at-limit')),
    whole('emoji', 'every text full of emoji', withTexts('emoji-at-limit')),
    whole('rtl', 'every text full and right to left', withTexts('rtl-at-limit')),
    whole('over-limit', 'every text over its limit', withTexts('over-limit')),
    whole('least', 'only what is required', leastTemplate(type)),
    whole('empty', 'only its type', { type, component: {} }),
  ];
}

/** The cases as drafts for the library, which lists the newest first: the first case is the newest. */
export const boundaryDrafts = (cases: readonly BoundaryCase[], now: number): Draft[] =>
  cases.map(({ id, template }, index) => {
    const at = now - index * 1000;
    return { id, template, stash: {}, sendings: [], createdAt: at, changedAt: at };
  });
