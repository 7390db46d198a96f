import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, diffWords } from './diffText';

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind])
    .join('');

describe('diffWords', () => {
  it('finds the words that changed, and no part of a word', () => {
    expect(marked('Your order ships on Monday.', 'Your order ships on Friday.')).toBe(
      'Your order ships on -Monday-+Friday+.',
    );
    expect(marked('Your order', 'Your order is here')).toBe('Your order+ is here+');
    expect(marked('', 'New')).toBe('+New+');
  });

  it('treats changed words beside each other as one piece', () => {
    expect(marked('a red old car', 'a blue new car')).toBe('a -red old-+blue new+ car');
  });

  it('finds words where no spaces are', () => {
    expect(marked('नमस्ते दुनिया', 'नमस्ते भारत')).toBe('नमस्ते -दुनिया-+भारत+');
  });

  it('contains all of both texts', () => {
    const text = fc
      .array(fc.constantFrom('one', 'two', ' ', '\n', '🎉', 'नमस्ते', '.'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });
});

describe('diffLines', () => {
  it('puts a changed line beside its counterpart, and a line without one alone', () => {
    expect(diffLines('a\nb\nc', 'a\nB\nx\nc')).toEqual([
      { kind: 'same', before: { number: 1, text: 'a' }, after: { number: 1, text: 'a' } },
      { kind: 'changed', before: { number: 2, text: 'b' }, after: { number: 2, text: 'B' } },
      { kind: 'changed', after: { number: 3, text: 'x' } },
      { kind: 'same', before: { number: 3, text: 'c' }, after: { number: 4, text: 'c' } },
    ]);
  });

  it('contains every line of both texts once, in order', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '', '}'), { minLength: 1 })
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffLines(before, after);
        expect(rows.flatMap((row) => (row.before ? [row.before.text] : [])).join('\n')).toBe(before);
        expect(rows.flatMap((row) => (row.after ? [row.after.text] : [])).join('\n')).toBe(after);
        expect(rows.every((row) => row.kind === 'changed' || row.before?.text === row.after?.text)).toBe(
          true,
        );
      }),
    );
  });
});
