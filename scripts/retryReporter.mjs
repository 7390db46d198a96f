// @ts-check
import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest that writes the counts of a run, and the names of the tests that passed at the second try
 * only, to the file in `$TEST_COUNTS`.
 */
export default class RetryReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(modules, errors) {
    /** @type {import('./steps.mjs').Counts} */
    const counts = { passed: 0, failed: errors.length, flaky: [] };
    for (const module of modules) {
      let failedTests = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed += 1;
        if (state === 'failed') failedTests += 1;
        if (test.diagnostic()?.flaky) counts.flaky.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
      // A file that cannot be loaded has no tests that could fail.
      counts.failed += failedTests || Number(module.state() === 'failed');
    }
    if (process.env['TEST_COUNTS']) writeFileSync(process.env['TEST_COUNTS'], JSON.stringify(counts));
  }
}
