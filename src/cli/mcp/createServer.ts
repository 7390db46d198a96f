import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../../../package.json';
import type { Terminal } from '../terminal/terminal';
import { addCheckTool } from './tools/checkTool';
import { addExplainTool } from './tools/explainTool';
import { addDrawTool } from './tools/drawTool';
import { addLinkTool } from './tools/linkTool';
import { addExamplesTool } from './tools/examplesTool';

/** The tools of the builder for programs that speak the Model Context Protocol. None of them sends, writes or opens a file. */
export function createServer(terminal: Pick<Terminal, 'environment'>): McpServer {
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
