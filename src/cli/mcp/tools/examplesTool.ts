import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { examples, findExample } from '../../../schema/examples/examples';
import { typeNames } from '../../../schema/template/typeNames';
import { z } from '../../../schema/values/zod';
import { CommandError } from '../../terminal/terminal';
import { answer, readOnly, say } from './answer';

/** The examples of the gallery. */
export function addExamplesTool(server: McpServer) {
  server.registerTool(
    'list_examples',
    {
      title: 'List examples',
      description: 'Lists the examples of the gallery, or gives one as a request body.',
      inputSchema: {
        id: z.string().min(1).max(60).optional().describe('The example to give; without it all are listed.'),
      },
      annotations: readOnly,
    },
    ({ id }) =>
      answer(() => {
        if (id === undefined) {
          return say(
            examples
              .map((example) => `${example.id}: ${example.title} (${typeNames[example.template.type]})`)
              .join('\n'),
          );
        }
        const example = findExample(id);
        if (example) return say(JSON.stringify(example.template, null, 2));
        throw new CommandError(
          `There is no example called ${id}. Call list_examples without an id to see all.`,
        );
      }),
  );
}
