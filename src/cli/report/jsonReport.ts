import type { CheckedFile, Counts } from '../findings/checkFiles';

/** The version of this form. It grows when a member changes its meaning or goes. */
const version = 1;

/** The findings as JSON for programs. */
export function jsonReport(files: readonly CheckedFile[], counts: Counts): string {
  const report = {
    version,
    counts,
    files: files.map((file) => (file.ok ? { file: file.file, templates: file.templates } : file)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
