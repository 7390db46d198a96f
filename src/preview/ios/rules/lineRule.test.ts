import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineRule, maxLines } from './lineRule';

describe('the lines of a card', () => {
  test('are all drawn when title and description need six together', () => {
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

  test('are six in all when more are needed, two of them at most for the title', () => {
    expect(lineRule({ title: 1, description: 6 })).toEqual({ title: 1, description: 5, opensTextPage: true });
    expect(lineRule({ title: 4, description: 9 })).toEqual({ title: 2, description: 4, opensTextPage: true });
  });

  test('are six of the title when there is no description', () => {
    expect(lineRule({ title: 7, description: 0 })).toEqual({ title: 6, description: 0, opensTextPage: true });
  });

  test('are the title where the description does not fill the rest', () => {
    expect(lineRule({ title: 6, description: 1 })).toEqual({ title: 5, description: 1, opensTextPage: true });
  });
});

test('no card draws more than six lines, and one that hides a line opens the page of text', () => {
  const lines = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(lines, lines, (title, description) => {
      const drawn = lineRule({ title, description });
      const hides = drawn.title < title || drawn.description < description;
      return drawn.title + drawn.description <= maxLines && drawn.opensTextPage === hides;
    }),
  );
});
