import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from '../mcp/createServer';
import { exitCodes, type ExitCode, type Terminal } from '../terminal/terminal';

/** Bytes of one message: the largest content as a JSON text, and what stands around it. */
const maxBufferSize = 8 * 1024 * 1024;

/** `rcs-template mcp`: the tools over standard input and output, until the input ends. */
export async function mcp(terminal: Terminal): Promise<ExitCode> {
  const server = createServer(terminal);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport(undefined, undefined, { maxBufferSize }));
  await ended;
  await server.close();
  return exitCodes.done;
}
