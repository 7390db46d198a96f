import { describe, expect, it } from 'vitest';
import { importOne } from '../../exchange/import/testing/importOne';
import { isTemplateDraft } from '../draft/isTemplateDraft';
import { templateTree } from '../template/templateTree';
import { TemplateType } from '../values/enums';
import { limits } from '../values/limits';
import { textFieldsIn } from '../walk/textFieldsIn';
import { boundaryCases } from './boundaryCases';
import { filledTemplate } from './filledTemplate';

const cases = boundaryCases();
const ending = (slug: string) => cases.filter(({ id }) => id.endsWith(`-${slug}`));

describe('boundary cases', () => {
  it('have ids of their own that are fit for file names, and are drafts that the builder opens', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const { id, template } of cases) {
      expect(id).toMatch(/^[\w-]{1,120}$/);
      expect([id, isTemplateDraft(template)]).toEqual([id, true]);
    }
    const names = cases.flatMap(({ path, template }) => (path === 'name' ? [] : [template.name]));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(TemplateType.options)('start from a valid %s with every field', (type) => {
    const template = filledTemplate(type);
    const [whole] = cases.filter(({ id }) => id.endsWith(`${type}-whole-filled`));
    expect(whole?.issues).toEqual([]);
    expect(textFieldsIn(template, templateTree(), []).length).toBeGreaterThan(15);
  });

  it('accept what is at a limit and refuse what is over it, at that field only', () => {
    for (const slug of ['at-limit', 'emoji-at-limit', 'rtl-at-limit', 'at-least'])
      for (const { id, issues } of ending(slug)) expect([id, issues]).toEqual([id, []]);
    for (const slug of ['over-limit', 'too-few']) {
      const over = ending(slug).filter(({ path }) => path !== '');
      expect(over.length).toBeGreaterThan(0);
      for (const { id, path, issues } of over)
        expect([id, issues.map((issue) => issue.path)]).toEqual([id, [path]]);
    }
  });

  it('reach every limit of the interface', () => {
    const {
      fileBytes: _file,
      thumbnailBytes: _thumbnail,
      statedText: _stated,
      minCards,
      ...reached
    } = limits;
    const text = cases
      .map(({ what, limit, template }) => `${what} ${limit} ${JSON.stringify(template)}`)
      .join('\n');
    const stated = new Set(cases.map(({ limit }) => limit));
    const { latitude, longitude, ...counts } = reached;
    for (const [name, limit] of Object.entries(counts))
      expect([name, stated.has(limit)]).toEqual([name, true]);
    for (const degrees of [latitude, longitude]) expect(text).toContain(`"${degrees}.1"`);
    expect(text).toContain(`${minCards - 1} of ${limits.maxCards} entries, too few`);
  });

  it('are read back by the import as they were written, if they are accepted', async () => {
    for (const { id, template } of cases.filter(({ expected }) => expected === 'accepted').slice(0, 40)) {
      // oxlint-disable-next-line no-await-in-loop
      const imported = await importOne(JSON.stringify(template));
      expect([id, imported]).toMatchObject([id, { ok: true }]);
    }
  });
});
