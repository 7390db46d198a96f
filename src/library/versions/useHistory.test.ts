import { describe, expect, it } from 'vitest';
import type { DraftRevisionList } from '../../schema/responses/spaces';
import { describeHistory } from './useHistory';

type Revision = DraftRevisionList['revisions'][number];

const start = Date.UTC(2026, 10, 27, 8, 0);
const minute = 60_000;

/** A revision after some minutes, with the text of the message. */
const revision = (
  number: number,
  minutes: number,
  by: string,
  text: string,
  beside: Record<string, unknown> = {},
): Revision => ({
  revision: number,
  at: start + minutes * minute,
  by,
  name: null,
  note: null,
  namedBy: null,
  document: {
    template: { name: 'offer', type: 'text_message', component: { text } },
    beside: { device: `browser of ${by}`, ...beside },
  },
});

const describeAll = (newestFirst: readonly Revision[], isWhole = true) =>
  describeHistory('d1', newestFirst, isWhole).map(({ by, changes, isFirst, version }) => [
    by.name,
    isFirst ? 'first' : changes.join(', '),
    version.id,
  ]);

describe('describeHistory', () => {
  it('joins what one person did within the same ten minutes', () => {
    const typed = [
      revision(4, 12, 'Asha', 'Hello!'),
      revision(3, 3, 'Asha', 'Hello'),
      revision(2, 2, 'Asha', 'Hel'),
      revision(1, 0, 'Asha', 'H'),
    ];
    expect(describeAll(typed)).toEqual([
      ['Asha', 'Message text', 'r4'],
      ['Asha', 'first', 'r3'],
    ]);
  });

  it('names each person, also when they take turns', () => {
    const turns = [
      revision(3, 2, 'Asha', 'Three'),
      revision(2, 1, 'Ben', 'Two'),
      revision(1, 0, 'Asha', 'One'),
    ];
    expect(describeAll(turns)).toEqual([
      ['Asha', 'Message text', 'r3'],
      ['Ben', 'Message text', 'r2'],
      ['Asha', 'first', 'r1'],
    ]);
  });

  it('tells browsers apart where nobody signs in', () => {
    const revisions = [
      revision(2, 1, '', 'Two', { device: 'phone' }),
      revision(1, 0, '', 'One', { device: 'laptop' }),
    ].map((one) => ({ ...one, by: null }));
    expect(describeHistory('d1', revisions, true).map(({ by, isFirst }) => [by.device, isFirst])).toEqual([
      ['phone', false],
      ['laptop', true],
    ]);
  });

  it('leaves out the oldest entry while earlier revisions are not loaded', () => {
    const page = [revision(9, 20, 'Asha', 'Two'), revision(8, 0, 'Ben', 'One')];
    expect(describeAll(page, false)).toEqual([['Asha', 'Message text', 'r9']]);
  });

  it('leaves out what changed nothing that a person sees, and tells changes beside the message', () => {
    const altTexts = { 'https://example.com/a.jpg': 'A shoe' };
    const revisions = [
      revision(3, 40, 'Ben', 'One', { altTexts }),
      revision(2, 20, 'Asha', 'One', { entries: { cards: [], buttons: [] } }),
      revision(1, 0, 'Asha', 'One'),
    ];
    expect(describeAll(revisions)).toEqual([
      ['Ben', '', 'r3'],
      ['Asha', 'first', 'r1'],
    ]);
  });

  it('has an entry of its own for a state that somebody has named', () => {
    const named = { ...revision(2, 1, 'Asha', 'Hello'), name: 'Agreed with Anna' };
    const typed = [revision(3, 2, 'Asha', 'Hello, all'), named, revision(1, 0, 'Asha', 'H')];
    const entries = describeHistory('d1', typed, true);
    expect(entries.map(({ label, version }) => [label, version.id])).toEqual([
      [undefined, 'r3'],
      ['Agreed with Anna', 'r2'],
    ]);
    expect(entries[1]?.version.name).toBe('Agreed with Anna');
  });

  it('leaves out a revision that this page cannot read', () => {
    const damaged = { ...revision(2, 20, 'Asha', ''), document: undefined };
    expect(describeAll([damaged, revision(1, 0, 'Asha', 'One')])).toEqual([['Asha', 'first', 'r1']]);
  });

  it('gives each entry the draft as it was, with the browser that wrote it', () => {
    const [entry] = describeHistory(
      'd1',
      [revision(1, 0, 'Asha', 'One', { samples: { default: { x: 'y' } } })],
      true,
    );
    expect(entry?.by).toEqual({ name: 'Asha', device: 'browser of Asha' });
    expect(entry?.version).toMatchObject({
      draftId: 'd1',
      at: start,
      template: { component: { text: 'One' } },
      parameters: { samples: { default: { x: 'y' } } },
      sendings: [],
    });
  });
});
