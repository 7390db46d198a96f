import { expect, it } from 'vitest';
import { fieldTrees } from '../template/fieldTrees';
import { readTrees, writeTrees } from './plainTrees';

it('the fields of a template are the same after they were written and read', () => {
  const written: unknown = JSON.parse(JSON.stringify(writeTrees(fieldTrees())));
  expect(readTrees(written as ReturnType<typeof writeTrees>)).toEqual(fieldTrees());
});
