import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from '../../../schema/values/zod';
import { explain } from '../../explaining/explain';
import { CommandError } from '../../terminal/terminal';
import { answer, readOnly, say } from './answer';

/** What a field takes, or what a rule means. */
export function addExplainTool(server: McpServer) {
  server.registerTool(
    'explain',
    {
      title: 'Explain a field or a rule',
      description:
        'Says what a field takes (its limit, its form, whether it is required), or what a rule of a finding means.',
      inputSchema: {
        topic: z
          .string()
          .min(1)
          .max(200)
          .describe('A path of a finding (component.text), the name of a field (title), or a rule (limit).'),
      },
      annotations: readOnly,
    },
    ({ topic }) =>
      answer(() => {
        const words = explain(topic);
        if (words !== undefined) return say(words);
        throw new CommandError(
          `There is no field or rule called ${topic}. Name a path like component.text, a field like title, or a rule of a finding.`,
        );
      }),
  );
}
