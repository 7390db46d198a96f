import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import { type Draft, type SendingRecord, toStoredDraft } from '../../schema/draft/draft';
import { TemplateStatus } from '../../schema/values/enums';
import { fashion } from '../../schema/examples/carousels';
import { template } from '../../schema/testing/template.arbitrary';
import { isLibraryFile, MAX_DRAFTS, readLibraryFile, writeLibraryFile } from './libraryFile';

const moment = fc.integer({ min: 0, max: 4e12 });
const status = fc.constantFrom(...TemplateStatus.options);
const sending: fc.Arbitrary<SendingRecord> = fc.record(
  {
    at: moment,
    platform: fc.string(),
    appId: fc.string(),
    outcome: fc.constantFrom('created', 'refused', 'unknown', 'not_sent'),
    status,
    byHand: fc.record({ status, on: fc.constant('2026-11-20'), setAt: moment }),
    summary: fc.string({ unit: 'binary' }),
    payload: template,
  },
  { requiredKeys: ['at', 'platform', 'appId', 'outcome', 'summary', 'payload'] },
);
const key = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__');
const draft: fc.Arbitrary<Draft> = fc.record(
  {
    id: fc.string({ minLength: 1 }),
    template,
    stash: fc.dictionary(key, fc.oneof(template, fc.string({ unit: 'binary' })), { noNullPrototype: true }),
    samples: fc.dictionary(key, fc.dictionary(key, fc.string(), { noNullPrototype: true }), {
      noNullPrototype: true,
    }),
    trustsMedia: fc.boolean(),
    sendings: fc.array(sending, { maxLength: 3 }),
    createdAt: moment,
    changedAt: moment,
  },
  { requiredKeys: ['id', 'template', 'stash', 'sendings', 'createdAt', 'changedAt'] },
);

const read = (text: string) => readLibraryFile(text, readStoredDraft);
const one: Draft = {
  id: 'd1',
  template: fashion.template,
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 2,
};
const stored = toStoredDraft(one);
const fileOf = (drafts: unknown) => JSON.stringify({ format: 'rcs-template-library', version: 1, drafts });
const problemOf = (text: string) => {
  const result = read(text);
  return result.ok ? '' : result.problem;
};

describe('a library file', () => {
  it('gives back exactly the drafts that were written to it', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 4 }), (drafts) => {
        const text = writeLibraryFile(drafts, 0);
        expect(isLibraryFile(text)).toBe(true);
        expect(read(text)).toEqual({ ok: true, drafts, damaged: [] });
      }),
      { numRuns: sizeOf({ everyday: 20, full: 60 }) },
    );
  });

  it('names the stash as files of earlier versions of this page do', () => {
    const { drafts } = JSON.parse(writeLibraryFile([one], 0)) as { drafts: unknown };
    expect(drafts).toEqual([stored]);
    expect(stored).toHaveProperty('aside', one.stash);
  });

  it('is read back from disk unchanged, lone surrogates included', () => {
    const text = writeLibraryFile([{ ...one, template: { ...one.template, name: '\ud83d' } }], 0);
    const onDisk = new TextDecoder().decode(new TextEncoder().encode(text));
    expect(read(onDisk)).toEqual(read(text));
  });

  it('sets damaged entries aside with their place and name, and reads the others', () => {
    const damaged = { ...stored, template: { name: 'broken_one', type: 'sticker', component: {} } };
    expect(read(fileOf([stored, damaged, null, { ...stored, id: 'd2' }]))).toEqual({
      ok: true,
      drafts: [one, { ...one, id: 'd2' }],
      damaged: [
        { position: 2, name: 'broken_one', text: JSON.stringify(damaged) },
        { position: 3, name: undefined, text: 'null' },
      ],
    });
  });

  it('is read with keys in another order, a byte order mark, and things that a later version adds', () => {
    const text = `\ufeff${JSON.stringify({ drafts: [{ ...stored, colour: 'red' }], folders: [], version: 1, format: 'rcs-template-library' })}`;
    expect(isLibraryFile(text)).toBe(true);
    expect(read(text)).toEqual({ ok: true, drafts: [one], damaged: [] });
  });

  it.each([
    ['a file that was cut', writeLibraryFile([one], 0).slice(0, -20), /damaged or cut off/],
    ['a newer version', fileOf([]).replace('"version":1', '"version":2'), /newer version of the builder/],
    ['no version', fileOf([]).replace('"version":1', '"v":1'), /unknown format version/],
    ['no drafts', fileOf(undefined), /no list of drafts/],
    [
      'too many drafts',
      fileOf(Array(MAX_DRAFTS + 1).fill(0)),
      /contains 10,001 drafts, and the maximum is 10,000/,
    ],
    ['deep nesting', fileOf([]).replace('[]', '['.repeat(70) + ']'.repeat(70)), /deeper than 64 levels/],
    ['another format', '{"format":"other","version":1}', /isn’t a library file/],
  ])('refuses %s in words', (_, text, words) => {
    expect(problemOf(text)).toMatch(words);
  });

  it.each(['', '[]', '{"name":"x","type":"text_message"}', '"rcs-template-library"'])(
    'does not take %s for one',
    (text) => expect(isLibraryFile(text)).toBe(false),
  );

  it('changes no prototype', () => {
    const text = fileOf([stored]).replace('"aside":{}', '"aside":{"__proto__":{"polluted":1},"kept":"x"}');
    const result = read(text);
    expect(result.ok && result.drafts[0]?.stash).toEqual({ kept: 'x' });
    expect('polluted' in {}).toBe(false);
  });
});
