import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from '../../../schema/values/zod';
import { linkOf } from '../../links/linkOf';
import type { Terminal } from '../../terminal/terminal';
import { readContent } from './readContent';
import { content, drawingView, view } from './toolInputs';
import { answer, readOnly, say } from './answer';

/** Share links. */
export function addLinkTool(server: McpServer, terminal: Pick<Terminal, 'environment'>) {
  server.registerTool(
    'link',
    {
      title: 'Write a share link',
      description:
        'Writes the link that opens a template in the builder, to look at it or to make it a draft. The link contains the template.',
      inputSchema: {
        content,
        base: z
          .url({ protocol: /^https?$/ })
          .max(2000)
          .optional()
          .describe('Where the builder is reached. Default: PUBLIC_URL, else http://127.0.0.1:8080.'),
        ...view,
        phone: drawingView.phone,
      },
      annotations: readOnly,
    },
    ({ content: text, base, ...shown }) =>
      answer(async () => {
        const place = base ?? terminal.environment.PUBLIC_URL ?? 'http://127.0.0.1:8080';
        const sources = await readContent(text);
        const options = { ...shown, base: place.replace(/\/+$/, '') };
        const links = await Promise.all(sources.map((source) => linkOf(source, options)));
        return say(links.join('\n'));
      }),
  );
}
