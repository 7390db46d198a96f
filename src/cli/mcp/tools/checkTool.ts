import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { limits } from '../../../schema/values/limits';
import { countFindings, type CheckedFile } from '../../findings/checkFiles';
import { findFindings } from '../../findings/findFindings';
import { textReport } from '../../report/textReport';
import { readContent } from './readContent';
import { content, textLimit } from './toolInputs';
import { answer, readOnly, say } from './answer';

/** Findings as text and as data. */
export function addCheckTool(server: McpServer) {
  server.registerTool(
    'check',
    {
      title: 'Check a template',
      description: 'Finds errors that the interface refuses, and warnings and hints about the content.',
      inputSchema: { content, textLimit },
      annotations: readOnly,
    },
    ({ content: text, textLimit: limit = limits.text }) =>
      answer(async () => {
        const sources = await readContent(text);
        const templates = sources.map((source) => ({
          name: source.template.name,
          type: source.template.type,
          findings: findFindings(source, { textLimit: limit, now: Date.now() }),
        }));
        const files: CheckedFile[] = [{ file: '-', ok: true, templates }];
        const counts = countFindings(files);
        const report = textReport({ files, ignored: [] }, counts, { hasColour: false, shows: () => true });
        return { ...say(report), structuredContent: { counts, templates } };
      }),
  );
}
