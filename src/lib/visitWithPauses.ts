/** Milliseconds of work without a pause, below a frame. */
const workMs = 8;

/** Calls a function for each value, with pauses in which the page draws and takes keys. */
export async function visitWithPauses<Value>(
  values: readonly Value[],
  visit: (value: Value) => unknown,
): Promise<void> {
  let since = performance.now();
  for (const value of values) {
    visit(value);
    if (performance.now() - since < workMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
