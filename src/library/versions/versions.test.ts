import { describe, expect, it } from 'vitest';
import { newSet } from '../../schema/draft/set';
import {
  readStoredVersion,
  toStoredVersion,
  defaultVersionName,
  versionInLine,
  type Version,
} from './version';
import { deleteVersion, keepVersion, listVersions, writeVersion } from './versions';

const template = { type: 'text_message' as const, component: { text: 'Hello' } };
const version: Version = {
  id: 'v1',
  draftId: 'd1',
  at: Date.UTC(2026, 10, 21, 12, 4),
  origin: 'sending',
  name: 'Spring',
  template,
  stash: { 'component#carousel': {} },
  sendings: [
    { at: 1, platform: 'embedded', appId: 'demo', outcome: 'created', status: 'pending', summary: 'Created' },
  ],
};

const record = toStoredVersion(version);

describe('versions without any storage', () => {
  it.each([
    ['keeping', () => keepVersion({ draftId: 'd1', origin: 'hand', template, stash: {} })],
    ['listing', () => listVersions('d1')],
    ['naming', () => writeVersion(version)],
    ['deleting', () => deleteVersion('v1')],
  ])('return an error instead of throwing when %s', async (_, work) => {
    expect(await work()).toEqual({ ok: false, error: 'missing' });
  });
});

describe('readStoredVersion', () => {
  it('reads a version as it was stored', () => {
    expect(readStoredVersion(toStoredVersion(version))).toEqual(version);
  });

  it('reads alt texts, and none where they are damaged', () => {
    const altTexts = { 'https://example.com/shoe.jpg': 'A running shoe' };
    expect(readStoredVersion(toStoredVersion({ ...version, altTexts }))).toEqual({ ...version, altTexts });
    expect(readStoredVersion({ ...record, altTexts: 7 })).toEqual({ ...version, altTexts: {} });
  });

  it('reads a set with the identities that it refers to, and none where it is damaged', () => {
    const set = { ...newSet('en'), languages: [{ tag: 'hi', texts: {} }] };
    const entries = { cards: [{ id: 'card', buttons: [] }], buttons: [] };
    const withSet = { ...version, set, entries };
    expect(readStoredVersion(toStoredVersion(withSet))).toEqual(withSet);
    expect(readStoredVersion({ ...record, set: { language: 7 }, entries })).toEqual(version);
  });

  it('reads and writes the stash under the name that earlier versions of this page know', () => {
    const { stash, ...rest } = version;
    const earlier = { ...rest, aside: stash };
    expect(readStoredVersion(earlier)).toEqual(version);
    expect(record).toEqual(earlier);
  });

  it.each([
    undefined,
    null,
    'v1',
    {},
    { ...record, at: 'yesterday' },
    { ...record, origin: 'magic' },
    { ...record, template: undefined },
    { ...record, template: { type: 'text_message', component: { suggestions: 'none' } } },
    { ...record, name: 7 },
  ])('rejects %j as damaged', (stored) => {
    expect(readStoredVersion(stored)).toBeUndefined();
  });

  it('reads a version whose optional parts are damaged', () => {
    const damaged = { ...record, aside: 'gone', sendings: [{ at: 'once' }], trustsMedia: 'perhaps' };
    expect(readStoredVersion(damaged)).toEqual({
      ...version,
      stash: {},
      sendings: [],
      trustsMedia: false,
    });
  });
});

it('titles an unnamed version with its date', () => {
  expect(defaultVersionName(version.at)).toMatch(/^Version of 21 Nov 2026, \d\d:04$/);
});

it('says the time of a version once where it is one of a choice', () => {
  const { name: _, ...unnamed } = { ...version, origin: 'hand' as const };
  expect(versionInLine(unnamed)).toMatch(/^Version of 21 Nov 2026, \d\d:04$/);
  const state = `State of ${defaultVersionName(version.at).slice('Version of '.length)}`;
  expect(versionInLine({ ...version, name: state })).toBe(state);
  expect(versionInLine(version)).toMatch(/^Spring · .*, \d\d:04$/);
});
