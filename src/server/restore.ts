import { runFileCommand } from './operations/command';
import { restore } from './operations/restore';

await runFileCommand('restore', async ({ DATA_DIR }, file) => {
  const { templates, kept } = await restore(DATA_DIR, file, new Date());
  const before = kept === undefined ? '' : `\nThe previous database is saved as: ${kept}`;
  return `Restored. Templates: ${templates}${before}`;
});
