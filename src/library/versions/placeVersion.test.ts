import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { newSet } from '../../schema/draft/set';
import { maxAutomatic, placeVersion } from './placeVersion';
import type { Version } from './version';

const draft = (text: string): TemplateDraft => ({ type: 'text_message', component: { text } });
const sending = (at: number) => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created' as const,
  summary: 'Created',
});
const version = (part: Partial<Version>): Version => ({
  id: 'new',
  draftId: 'd1',
  at: 100,
  origin: 'hand',
  template: draft('Hello'),
  stash: {},
  sendings: [],
  ...part,
});

const hindi = (text: string) => ({
  ...newSet('en'),
  languages: [{ tag: 'hi', texts: { 'component/text': { text, source: 'Hello' } } }],
});

describe('placeVersion', () => {
  it('adds a first version', () => {
    const next = version({ name: 'Spring' });
    expect(placeVersion([], next)).toEqual({ state: 'kept', version: next, forgotten: [] });
  });

  it('adds a version in which only a translation differs', () => {
    const newest = version({ id: 'old', set: hindi('नमस्ते') });
    expect(placeVersion([newest], version({ set: hindi('नमस्कार') }))).toMatchObject({ state: 'kept' });
    expect(placeVersion([newest], version({ set: hindi('नमस्ते') }))).toMatchObject({ state: 'same' });
  });

  it('does not add a version with the content of the newest, with blanks or without', () => {
    const newest = version({ id: 'old', name: 'Spring' });
    const next = version({
      name: 'Summer',
      template: { name: '', type: 'text_message', component: { text: 'Hello' } },
    });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'same', version: { id: 'old' } });
    expect(placeVersion([newest], version({ origin: 'restoring' }))).toMatchObject({ state: 'same' });
  });

  it('adds a version with the content of an older one that is not the newest', () => {
    const versions = [version({ id: 'newer', template: draft('Other') }), version({ id: 'old' })];
    expect(placeVersion(versions, version({ name: 'Again' }))).toMatchObject({
      state: 'kept',
      version: { id: 'new' },
    });
  });

  it('names the newest version if that was made automatically', () => {
    const newest = version({ id: 'old', origin: 'restoring' });
    expect(placeVersion([newest], version({ name: 'Spring', note: 'As agreed' }))).toMatchObject({
      state: 'named',
      version: { id: 'old', origin: 'restoring', name: 'Spring', note: 'As agreed' },
    });
  });

  it('adds the copy of a version of the server beside what was sent with the same content', () => {
    const newest = version({ id: 'old', origin: 'sending', sendings: [sending(1)] });
    const next = version({ name: 'Spring', revision: 7 });
    expect(placeVersion([newest], next)).toEqual({ state: 'kept', version: next, forgotten: [] });
  });

  it('notes that the server has a version by now that was saved without it', () => {
    const newest = version({ id: 'old', name: 'Spring' });
    const next = version({ name: 'Spring', revision: 7 });
    expect(placeVersion([newest], next)).toMatchObject({
      state: 'kept',
      version: { id: 'old', revision: 7 },
    });
  });

  it('adds a version if only the stash differs', () => {
    const newest = version({ id: 'old', name: 'Spring' });
    const next = version({ origin: 'replacing', stash: { 'component#carousel': {} } });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'kept', version: { id: 'new' } });
  });

  it('adds a second sending of the same body to the version of the first', () => {
    const newest = version({ id: 'old', origin: 'sending', sendings: [sending(1)], at: 1, name: 'Sent' });
    const next = version({ origin: 'sending', sendings: [sending(2)], at: 2 });
    expect(placeVersion([newest], next)).toEqual({
      state: 'kept',
      version: { ...newest, at: 2, sendings: [sending(1), sending(2)] },
      forgotten: [],
    });
  });

  it('adds a sending beside a manual version with the same content', () => {
    const newest = version({ id: 'old', name: 'Final' });
    const next = version({ origin: 'sending', sendings: [sending(1)] });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'kept', version: { id: 'new' } });
  });

  it('deletes the oldest automatic versions, but none with a name or made by hand', () => {
    const automatic = Array.from({ length: maxAutomatic }, (_, index) =>
      version({ id: `a${index}`, origin: 'restoring', template: draft(`Text ${index}`) }),
    );
    const named = version({ id: 'named', origin: 'sending', name: 'The one', template: draft('Named') });
    const byHand = version({ id: 'hand', template: draft('By hand') });
    const next = version({ origin: 'replacing', template: draft('Newest') });
    expect(placeVersion([...automatic, named, byHand], next).forgotten).toEqual([`a${maxAutomatic - 1}`]);
    expect(placeVersion(automatic, version({ name: 'By hand' })).forgotten).toEqual([]);
  });
});
