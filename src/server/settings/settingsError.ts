/** Stops the start. Each problem is a sentence that names the setting and leaves out its value. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}
