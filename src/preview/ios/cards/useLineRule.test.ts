import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineRule } from './useLineRule';

describe('the lines of a card', () => {
  test('are all drawn if title and description need six together', () => {
    expect(lineRule({ title: 1, description: 5 })).toEqual({
      title: 1,
      description: 5,
      opensTextPage: false,
    });
    expect(lineRule({ title: 6, description: 0 })).toEqual({
      title: 6,
      description: 0,
      opensTextPage: false,
    });
  });

  test('are six in all if more are needed, at most two of them for the title', () => {
    expect(lineRule({ title: 1, description: 6 })).toEqual({ title: 1, description: 5, opensTextPage: true });
    expect(lineRule({ title: 4, description: 9 })).toEqual({ title: 2, description: 4, opensTextPage: true });
  });

  test('are six of the title if there is no description', () => {
    expect(lineRule({ title: 7, description: 0 })).toEqual({ title: 6, description: 0, opensTextPage: true });
  });

  test('are more of the title if the description does not fill the rest', () => {
    expect(lineRule({ title: 6, description: 1 })).toEqual({ title: 5, description: 1, opensTextPage: true });
  });
});

test('a card draws six lines at most, and opens the page of text exactly if it hides a line', () => {
  const lines = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(lines, lines, (title, description) => {
      const drawn = lineRule({ title, description });
      const hides = drawn.title < title || drawn.description < description;
      return drawn.title + drawn.description <= 6 && drawn.opensTextPage === hides;
    }),
  );
});
