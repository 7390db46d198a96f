import { explain } from '../explaining/explain';
import { CommandError, exitCodes, type ExitCode, type Terminal } from '../terminal/terminal';

/** `rcs-template explain`: what a field takes, or what a rule means. */
export function explainTopic(topic: string, terminal: Terminal): ExitCode {
  const words = explain(topic);
  if (words === undefined) {
    throw new CommandError(
      `There is no field or rule called ${topic}. Name a path like component.text, a field like title, or a rule of a finding.`,
    );
  }
  terminal.write(`${words}\n`);
  return exitCodes.done;
}
