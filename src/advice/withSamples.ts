import { valueAt } from '../lib/path';
import { finishSteps, type Steps } from '../lib/idle';
import { type TemplateDraft } from '../schema/draft/draft';
import { draftToTemplate } from '../schema/draft/draftToTemplate';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { samplesOf, withSampleValues } from '../schema/draft/samples';
import { sampleSets, type SampleSet } from '../schema/draft/sampleSets';
import { findTemplateIssues } from '../schema/template/template';
import type { Issue } from '../schema/values/issues';
import { hasMarker } from '../schema/values/markers';
import { findAdvice, type AdviceOptions } from './findAdvice';
import type { Advice, Finding } from './model/advice';

/** The name of the rule for an overrun. */
export const overrunRule = 'sample-over-limit';
export const overrunMessage = 'Sample values exceed a limit.';

/** A limit that values in place of the parameters break. */
type Overrun = Pick<Issue, 'path' | 'message'>;

/** The names of the sets in a sentence. */
const setNames = {
  typical: 'typical',
  short: 'short',
  longest: 'the longest',
  rightToLeft: 'right-to-left',
  emoji: 'emoji',
} satisfies Record<SampleSet, string>;

/** The limits that values in place of the parameters break, each place once, with the set that breaks it most. */
export function findOverruns(template: TemplateDraft, notes: ParameterNotes, textLimit: number): Overrun[] {
  return finishSteps(overrunSteps(template, notes, textLimit));
}

/** `findOverruns` in steps, one for each set of values. */
export function* overrunSteps(
  template: TemplateDraft,
  notes: ParameterNotes,
  textLimit: number,
): Steps<Overrun[]> {
  if (!hasMarker(JSON.stringify(template))) return [];
  const issuesOf = (filled: TemplateDraft) => findTemplateIssues(filled, { textLimit });
  const before = new Set(issuesOf(template).map(({ path }) => path.join('.')));
  const found = new Map<string, Overrun & { length: number }>();
  for (const set of sampleSets) {
    yield;
    const filled = draftToTemplate(withSampleValues(template, samplesOf(notes, set, template)));
    for (const { path, message } of issuesOf(filled)) {
      const at = path.join('.');
      if (before.has(at)) continue;
      const text = valueAt(filled, at);
      const length = typeof text === 'string' ? text.length : 0;
      const worst = found.get(at);
      if (worst && worst.length >= length) continue;
      found.set(at, {
        path,
        message: `With ${setNames[set]} sample values: ${message}`,
        length,
      });
    }
  }
  return [...found.values()].map(({ path, message }) => ({ path, message }));
}

const keyOf = ({ id, path }: Advice) => `${id} ${path.join('.')}`;

/**
 * The warnings of the rules that only values in place of the parameters raise, each once, with the first set that raises
 * it. Hints are left out: they are about the words of the author.
 */
export function adviceWithSamples(
  template: TemplateDraft,
  notes: ParameterNotes,
  options: AdviceOptions = {},
): Advice[] {
  return finishSteps(sampleAdviceSteps(template, notes, options));
}

/** `adviceWithSamples` in steps, one for each set of values. */
export function* sampleAdviceSteps(
  template: TemplateDraft,
  notes: ParameterNotes,
  options: AdviceOptions = {},
): Steps<Advice[]> {
  if (!hasMarker(JSON.stringify(template))) return [];
  const known = new Set(findAdvice(template, options).map(keyOf));
  const found: Advice[] = [];
  for (const set of sampleSets) {
    yield;
    const filled = draftToTemplate(withSampleValues(template, samplesOf(notes, set, template)));
    for (const { fix: _, ...advice } of findAdvice(filled, options)) {
      if (advice.level !== 'warning' || known.has(keyOf(advice))) continue;
      known.add(keyOf(advice));
      found.push({
        ...advice,
        message: `With ${setNames[set]} sample values: ${advice.message}`,
      });
    }
  }
  return found;
}

/** Something that is wrong only with certain values in place of the parameters. */
export type ValueFinding = Pick<Finding, 'id' | 'level' | 'path' | 'message'>;

function findAll(template: TemplateDraft, options: AdviceOptions): ValueFinding[] {
  return [
    ...findTemplateIssues(template, options).map(({ path, message, requirement }): ValueFinding => {
      return { id: requirement, level: 'error', path: [...path], message };
    }),
    ...findAdvice(template, options),
  ];
}

const valueKeyOf = ({ id, level, path }: ValueFinding) =>
  `${level} ${level === 'error' ? '' : id} ${path.join('.')}`;

/**
 * A check of every rule with values in place of the parameters. It finds only what the template itself is free of, and
 * can be asked for many rows.
 */
export function createValueCheck(
  template: TemplateDraft,
  options: AdviceOptions = {},
): (values: Readonly<Record<string, string>>) => ValueFinding[] {
  const before = new Set(findAll(template, options).map(valueKeyOf));
  return (values) =>
    findAll(draftToTemplate(withSampleValues(template, values)), options).filter(
      (finding) => !before.has(valueKeyOf(finding)),
    );
}
