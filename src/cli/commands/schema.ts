import { templateJsonSchema } from '../../schema/jsonSchema/templateJsonSchema';
import { exitCodes, type ExitCode, type Terminal } from '../terminal/terminal';

/** `rcs-template schema`: the JSON Schema of a template. */
export function schema(terminal: Terminal): ExitCode {
  terminal.write(`${JSON.stringify(templateJsonSchema(), null, 2)}\n`);
  return exitCodes.done;
}
