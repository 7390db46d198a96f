/** A start that cannot go on: each problem is a sentence that names the setting, without its value. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}
