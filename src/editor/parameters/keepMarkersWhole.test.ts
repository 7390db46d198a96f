import { describe, expect, it } from 'vitest';
import { snapSelection } from './keepMarkersWhole';

const text = 'Hi [custom_param1a], you';
const [start, end] = [3, 19];
const caret = (at: number) => ({ start: at, end: at });
const from = (at: number) => ({ start: 1, end: at });

describe('snapSelection', () => {
  it('moves a step into a marker to its other side', () => {
    expect(snapSelection(text, caret(start + 1), caret(start))).toEqual(caret(end));
    expect(snapSelection(text, caret(end - 1), caret(end))).toEqual(caret(start));
  });

  it('moves a jump by keys on in its direction, and a click to the nearer side', () => {
    expect(snapSelection(text, caret(start + 3), caret(24))).toEqual(caret(start));
    expect(snapSelection(text, caret(start + 3), caret(0))).toEqual(caret(end));
    expect(snapSelection(text, caret(start + 3), undefined)).toEqual(caret(start));
    expect(snapSelection(text, caret(end - 3), undefined)).toEqual(caret(end));
  });

  it('extends and shrinks a selection by whole markers', () => {
    expect(snapSelection(text, from(start + 1), from(start))).toEqual(from(end));
    expect(snapSelection(text, from(end - 1), from(end))).toEqual(from(start));
    expect(snapSelection(text, { start: 5, end: 9 }, undefined)).toEqual({ start, end });
  });

  it('leaves every other selection', () => {
    for (const at of [0, 1, start, end, 24])
      expect(snapSelection(text, caret(at), caret(0))).toEqual(caret(at));
    expect(snapSelection(text, { start: 0, end: 24 }, caret(0))).toEqual({ start: 0, end: 24 });
  });
});
