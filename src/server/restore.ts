import { runFileCommand } from './operations/command';
import { restore } from './operations/restore';

await runFileCommand('restore', async ({ DATA_DIR }, file) => {
  const { templates, kept, hasDigest } = await restore(DATA_DIR, file, new Date());
  const before = kept === undefined ? '' : `\nThe previous database is saved as: ${kept}`;
  const unchecked = hasDigest
    ? ''
    : '\nAn earlier version made this backup, without a digest: changed texts cannot be noticed.';
  return `Restored. Templates: ${templates}${unchecked}${before}`;
});
