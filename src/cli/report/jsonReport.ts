import type { Checked, Counts } from '../findings/checkFiles';

/** The version of this form. It grows when a member changes its meaning or goes. */
const version = 1;

/** The findings as JSON for programs. */
export function jsonReport({ files, ignored }: Checked, counts: Counts): string {
  const report = {
    version,
    counts,
    files: files.map((file) => (file.ok ? { file: file.file, templates: file.templates } : file)),
    ignored,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
