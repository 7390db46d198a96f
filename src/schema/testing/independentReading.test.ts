import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { findTemplateIssues } from '../template/template';
import { full } from './fullTemplates';
import { isAcceptable } from './independentReading';
import { changed, pathsIn, strange, strangeBody } from './strangeBodies';

/** The body with both verdicts, if they differ. */
function findDisagreement(body: unknown): object[] {
  const issues = findTemplateIssues(body);
  const isAccepted = issues.length === 0;
  return isAccepted === isAcceptable(body) ? [] : [{ isAccepted, issues, body: JSON.stringify(body) }];
}

const bodies = Object.entries(full);

it.each(bodies)(
  'the schema and a second reading of the document agree about %s with any strange value',
  (type, body) => {
    // A carousel holds what a card holds: there each third value will do.
    const tried = type === 'carousel' ? strange.filter((_, index) => index % 3 === 0) : strange;
    const found = pathsIn(body).flatMap((path) => [
      ...findDisagreement(changed(body, [...path.slice(0, -1), 'unknown'], 1)),
      ...tried.flatMap((value) =>
        findDisagreement(changed(body, path, value)).map((verdict) => ({ path, value, ...verdict })),
      ),
    ]);
    expect([...findDisagreement(body), ...found]).toEqual([]);
  },
);

it('they agree about any valid template with strange values', () => {
  fc.assert(
    fc.property(strangeBody, (body) => {
      expect(findDisagreement(body)).toEqual([]);
    }),
    { numRuns: sizeOf({ everyday: 100, full: 3000 }) },
  );
});
