import { draftToTemplate, type TemplateDraft } from '../schema/draft/draft';
import { withSampleValues } from '../schema/draft/samples';
import { findTemplateIssues } from '../schema/template/template';
import { findAdvice } from './findAdvice';
import type { Finding } from './model/advice';

/** Something that is wrong only with certain values in place of the parameters. */
export type ValueFinding = Pick<Finding, 'id' | 'level' | 'path' | 'message'>;

type Options = Parameters<typeof findAdvice>[1];

function findAll(template: TemplateDraft, options: Options): ValueFinding[] {
  const textLimit = options?.textLimit === undefined ? {} : { textLimit: options.textLimit };
  return [
    ...findTemplateIssues(template, textLimit).map(({ path, message, requirement }): ValueFinding => {
      return { id: requirement, level: 'error', path: [...path], message };
    }),
    ...findAdvice(template, options),
  ];
}

const keyOf = ({ id, level, path }: ValueFinding) =>
  `${level} ${level === 'error' ? '' : id} ${path.join('.')}`;

/**
 * A check of every rule with values in place of the parameters. It finds only what the template itself is free of, and
 * can be asked for many rows.
 */
export function createValueCheck(
  template: TemplateDraft,
  options: Options = {},
): (values: Readonly<Record<string, string>>) => ValueFinding[] {
  const before = new Set(findAll(template, options).map(keyOf));
  return (values) =>
    findAll(draftToTemplate(withSampleValues(template, values)), options).filter(
      (finding) => !before.has(keyOf(finding)),
    );
}
