import { backUp } from './operations/backUp';
import { runFileCommand } from './operations/command';

await runFileCommand('backup', ({ DATA_DIR }, file) => {
  const templates = backUp(DATA_DIR, file);
  return `Backup: ${file}, templates: ${templates}`;
});
