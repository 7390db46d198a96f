import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Terminal } from '../../terminal/terminal';
import { readContent } from './readContent';
import { content, drawingView } from './toolInputs';
import { answer, readOnly } from './answer';

/** Templates that one call draws. */
const maxDrawn = 4;

/** Both phones as pictures. A browser starts for each call, as calls are rare. */
export function addDrawTool(server: McpServer, terminal: Pick<Terminal, 'environment'>) {
  server.registerTool(
    'draw',
    {
      title: 'Draw a template',
      description: 'Draws the template on an Android phone and an iPhone, as PNG pictures.',
      inputSchema: { content, ...drawingView },
      annotations: { ...readOnly, openWorldHint: true },
    },
    ({ content: text, phone = 'both', pictures = false, theme = 'light', ...shown }) =>
      answer(async () => {
        const sources = await readContent(text);
        const { createDrawer } = await import('../../drawing/createDrawer');
        const drawer = await createDrawer(terminal);
        const systems = phone === 'both' ? (['android', 'ios'] as const) : [phone];
        try {
          const result: CallToolResult['content'] = [];
          for (const source of sources.slice(0, maxDrawn)) {
            const options = { ...shown, theme, systems, scale: 1, loadsPictures: pictures };
            // One browser: one template after the other.
            // oxlint-disable-next-line no-await-in-loop
            for (const { system, png } of await drawer.draw(source, options)) {
              result.push({ type: 'text', text: `${source.template.name ?? 'Template'}, ${system}` });
              result.push({ type: 'image', data: png.toString('base64'), mimeType: 'image/png' });
            }
          }
          const left = sources.length - maxDrawn;
          if (left > 0) result.push({ type: 'text', text: `${left} more templates were not drawn.` });
          return { content: result };
        } finally {
          await drawer.close();
        }
      }),
  );
}
