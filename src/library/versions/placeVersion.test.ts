import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
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

describe('placeVersion', () => {
  it('keeps a first version', () => {
    const next = version({ name: 'Spring' });
    expect(placeVersion([], next)).toEqual({ state: 'kept', version: next, forgotten: [] });
  });

  it('keeps what holds the same as the newest once, blank or absent', () => {
    const newest = version({ id: 'old', name: 'Spring' });
    const next = version({
      name: 'Summer',
      template: { name: '', type: 'text_message', component: { text: 'Hello' } },
    });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'same', version: { id: 'old' } });
    expect(placeVersion([newest], version({ origin: 'restoring' }))).toMatchObject({ state: 'same' });
  });

  it('keeps what holds the same as an older one, but not as the newest', () => {
    const versions = [version({ id: 'newer', template: draft('Other') }), version({ id: 'old' })];
    expect(placeVersion(versions, version({ name: 'Again' }))).toMatchObject({
      state: 'kept',
      version: { id: 'new' },
    });
  });

  it('gives a name to the newest where that was kept by itself', () => {
    const newest = version({ id: 'old', origin: 'restoring' });
    expect(placeVersion([newest], version({ name: 'Spring', note: 'As agreed' }))).toMatchObject({
      state: 'named',
      version: { id: 'old', origin: 'restoring', name: 'Spring', note: 'As agreed' },
    });
  });

  it('keeps the draft again where only what is stashed differs', () => {
    const newest = version({ id: 'old', name: 'Spring' });
    const next = version({ origin: 'replacing', stash: { 'component#carousel': {} } });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'kept', version: { id: 'new' } });
  });

  it('notes a second sending of the same body at the version of the first', () => {
    const newest = version({ id: 'old', origin: 'sending', sendings: [sending(1)], at: 1, name: 'Sent' });
    const next = version({ origin: 'sending', sendings: [sending(2)], at: 2 });
    expect(placeVersion([newest], next)).toEqual({
      state: 'kept',
      version: { ...newest, at: 2, sendings: [sending(1), sending(2)] },
      forgotten: [],
    });
  });

  it('keeps a sending of its own beside a version by hand that holds the same', () => {
    const newest = version({ id: 'old', name: 'Final' });
    const next = version({ origin: 'sending', sendings: [sending(1)] });
    expect(placeVersion([newest], next)).toMatchObject({ state: 'kept', version: { id: 'new' } });
  });

  it('forgets the oldest that were kept by themselves, never one with a name or by hand', () => {
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
