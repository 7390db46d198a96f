import { describe, expect, it } from 'vitest';
import { findAdvice } from '../advice/findAdvice';
import { findExample } from '../schema/examples/examples';
import type { TemplateDraft } from '../schema/draft/draft';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { countToFix, visibleAdvice, visibleIssue } from './model/diagnosticsState';
import type { ReportedFinding } from './state/findings';
import { verdictOf } from './check/checkGroups';

const text = 'component.text';

function open(template = findExample('one-time-code')?.template as TemplateDraft) {
  const editor = createTemplateEditor(template, {});
  const verdict = () => verdictOf(editor.diagnostics.getState()).kind;
  return { ...editor, verdict };
}
const finding = (parts: Partial<ReportedFinding> = {}): ReportedFinding => ({
  id: 'test-finding',
  level: 'warning',
  path: ['component', 'text'],
  message: 'Something is wrong.',
  ...parts,
});

describe('a report of another source', () => {
  it('stands beside the advice of the rules, in document order, until the next report of its source', () => {
    const { diagnostics } = open();
    diagnostics.setAdviser(findAdvice);
    diagnostics.report('media', { findings: [finding()] });
    diagnostics.report('cut', { findings: [finding({ id: 'cut', path: ['name'] })] });
    expect(diagnostics.getState().advice.map(({ id }) => id)).toEqual(['cut', 'test-finding']);
    expect(visibleAdvice(diagnostics.getState(), text, 'warning')).toBe('Something is wrong.');
    diagnostics.report('media', { findings: [] });
    diagnostics.report('cut', undefined);
    expect(diagnostics.getState().advice).toEqual([]);
  });

  it('is passed over where its field has another value by now', () => {
    const { diagnostics, document } = open();
    const value = document.getState().draft.component.text;
    diagnostics.report('media', { findings: [finding({ value }), finding({ id: 'other', value: 'other' })] });
    expect(diagnostics.getState().advice.map(({ id }) => id)).toEqual(['test-finding']);
  });

  it('with an error counts as an error and is red at its field, but does not keep from sending', () => {
    const { diagnostics, document } = open();
    diagnostics.report('media', { findings: [finding({ level: 'error' })] });
    expect(countToFix(diagnostics.getState())).toBe(1);
    expect(visibleIssue(diagnostics.getState(), text)).toBe('Something is wrong.');
    expect(document.toPayload()).toBeDefined();
  });

  it('of states that few people set stands in Check and not at its field', () => {
    const { diagnostics } = open();
    diagnostics.report('cut', { findings: [finding({ isRare: true })] });
    expect(diagnostics.getState().advice).toHaveLength(1);
    expect(visibleAdvice(diagnostics.getState(), text, 'warning')).toBeUndefined();
  });

  it('is passed over when another source covers it', () => {
    const { diagnostics } = open();
    diagnostics.report('pictures', { findings: [finding()], unchecked: ['1 picture was not loaded yet.'] });
    diagnostics.report('media', { findings: [], covers: ['pictures'] });
    expect(diagnostics.getState().advice).toEqual([]);
    expect(diagnostics.getState().unchecked).not.toContain('1 picture was not loaded yet.');
  });
});

describe('the verdict', () => {
  it('is green only when the rules were asked, nothing was found, and nothing was left unchecked', () => {
    const { diagnostics, verdict } = open();
    expect(verdict()).toBe('unchecked');
    diagnostics.setAdviser(findAdvice);
    expect(verdict()).toBe('ready');
    expect(verdictOf(diagnostics.getState(), true).kind).toBe('waiting');
    diagnostics.report('pictures', { findings: [], unchecked: ['2 pictures were not reached.'] });
    expect(verdict()).toBe('unchecked');
    diagnostics.report('pictures', { findings: [finding({ level: 'hint' })] });
    expect(verdict()).toBe('ready');
    diagnostics.report('pictures', { findings: [finding()] });
    expect(verdict()).toBe('warned');
    diagnostics.report('pictures', { findings: [finding({ level: 'error' })] });
    expect(verdict()).toBe('fix');
  });

  it('says that nothing is left to do in place of the green light', () => {
    const { diagnostics, verdict } = open();
    diagnostics.setAdviser(findAdvice);
    diagnostics.report('name', { findings: [], instead: 'Already created.' });
    expect(verdict()).toBe('done');
    expect(verdictOf(diagnostics.getState()).message).toBe('Already created.');
  });

  it('is an error for a draft with an error and for a field that the platform refused', () => {
    const { diagnostics, verdict } = open();
    diagnostics.setAdviser(findAdvice);
    diagnostics.rejectField('name', 'The platform refused this.');
    expect(verdict()).toBe('fix');
    expect(open({ type: 'text_message', component: {} }).verdict()).toBe('fix');
  });
});
