// @ts-check
import { findingsOf } from './checkFiles.mjs';

/** Text for a workflow command, on one line. @param {string} text */
export const escapeText = (text) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** Text for a property of a workflow command. @param {string} text */
export const escapeProperty = (text) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const commands = { error: 'error', warning: 'warning', hint: 'notice', note: 'notice' };

/**
 * The findings as workflow commands, which GitHub shows beside the lines of a pull request.
 * @param {import('./checkFiles.mjs').Report} report
 * @returns {string[]}
 */
export function annotate({ files }) {
  return files.flatMap((file) => {
    /** @param {string} command @param {string} title @param {string} message @param {Partial<import('./checkFiles.mjs').Region>} [region] */
    const line = (command, title, message, region = {}) => {
      const { startLine = 1, startColumn = 1, endLine = startLine } = region;
      const place = `file=${escapeProperty(file.file)},line=${startLine},endLine=${endLine},col=${startColumn}`;
      return `::${command} ${place},title=${escapeProperty(title)}::${escapeText(message)}`;
    };
    if (file.problem !== undefined) {
      return [
        line('error', 'Unreadable', file.problem, {
          startLine: file.line ?? 1,
          startColumn: file.column ?? 1,
        }),
      ];
    }
    return findingsOf(file).map(({ level, name, rule, message, region }) =>
      line(commands[level], `${name} (${rule})`, message, region),
    );
  });
}
