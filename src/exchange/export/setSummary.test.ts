import { expect, test } from 'vitest';
import { matchEntries } from '../../schema/entries/matchEntries';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import type { TemplateDraft } from '../../schema/draft/draft';
import { newSet, type TemplateSet } from '../../schema/draft/set';
import { readShareLink, writeShareLink } from '../link/shareLink';
import { summarizeSet } from './setSummary';
import { specSheet, specSheetMarkdown } from './specSheet';

const draft: TemplateDraft = {
  name: 'sale',
  type: 'text_message',
  component: { text: 'New', suggestions: [{ reply: { text: 'Yes', postbackData: 'WQ==' } }] },
};
const entries = matchEntries(undefined, draft, () => 'x');
const set: TemplateSet = {
  ...newSet('en'),
  languages: [
    { tag: 'hi', texts: { 'component/text': { text: 'नया', source: 'Old' } } },
    { tag: 'de', texts: { 'component/text': { text: 'Neu', source: 'New' } } },
  ],
};
const rows: TemplateSet = {
  ...set,
  sheet: {
    file: '',
    key: 'c',
    columns: [{ id: 'c', name: 'Branch', use: { kind: 'value' } }],
    rows: ['Pune', 'Kochi'].map((branch, at) => ({ id: `r${at}`, values: { c: branch } })),
  },
  names: '{base}_{lang}_{Branch}',
};

test('a set is summed up by its size, and each language by its templates and what is open', () => {
  expect(summarizeSet({ draft, entries, set })).toEqual({
    size: '3 templates: 3 languages',
    languages: [
      { language: 'English', templates: 'sale_en', translation: 'Source' },
      { language: 'Hindi', templates: 'sale_hi', translation: '1 missing, 1 outdated' },
      { language: 'German', templates: 'sale_de', translation: '1 missing' },
    ],
  });
  expect(summarizeSet({ draft, entries, set: rows })).toMatchObject({
    size: '6 templates: 3 languages × 2 rows',
    languages: [{ templates: 'sale_en_pune and 1 more' }, {}, {}],
  });
});

test('it is on the spec sheet, and goes along with its link', async () => {
  const summary = summarizeSet({ draft, entries, set });
  expect(specSheetMarkdown(specSheet(draft, noParameterNotes, summary))).toContain(
    '## Languages and rows\n\n3 templates: 3 languages\n\n- **English** sale_en (source)\n- **Hindi** sale_hi (1 missing, 1 outdated)\n',
  );
  const link = await writeShareLink(draft, undefined, undefined, { set: summary });
  expect(await readShareLink(link)).toMatchObject({ ok: true, set: summary });
  const forged = { set: { ...summary, size: 'x'.repeat(201) } };
  expect(await readShareLink(await writeShareLink(draft, undefined, undefined, forged))).not.toHaveProperty(
    'set',
  );
});
