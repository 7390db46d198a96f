// @ts-check
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
/** @import { TestSpecification } from 'vitest/node' */

/** @param {TestSpecification} specification */
const hasDocument = ({ moduleId }) => readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/** Files with a document come last: files share their modules until a worker meets another environment. */
export class ByEnvironment extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)];
  }
}
