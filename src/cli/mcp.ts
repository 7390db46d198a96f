import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../../package.json';
import { addCheckTool, addExplainTool, addDrawTool, addLinkTool, addExamplesTool } from './mcpTools';

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

/** The tools of the builder for programs that speak the Model Context Protocol. None of them sends, writes or opens a file. */
function createServer(terminal: Pick<Terminal, 'environment'>): McpServer {
  const server = new McpServer(
    { name: 'rcs-template', version },
    {
      instructions:
        'Checks, explains and draws RCS message templates. Pass templates as text. Nothing is sent to a platform: a person does that in the builder.',
    },
  );

  addCheckTool(server);
  addExplainTool(server);
  addDrawTool(server, terminal);
  addLinkTool(server, terminal);
  addExamplesTool(server);
  return server;
}
