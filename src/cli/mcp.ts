import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { exitCodes, type ExitCode, type Terminal, UsageError } from './io/terminal';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../../package.json';
import { quote } from '../lib/text/isolate';
import { requirementOf } from '../schema/values/findIssues';
import { limits } from '../schema/values/limits';
import { countFindings, type CheckedFile, findFindings } from './findings';
import { textReport } from './report';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { examples, findExample } from '../schema/examples/examples';
import { typeNames } from '../schema/template/typeNames';
import { z } from 'zod';
import { explain } from './explain';
import { linkOf } from './link';
import { MAX_IMPORT_BYTES } from '../exchange/file/libraryFile';
import { phoneWord } from '../exchange/link/linkView';
import { choices, defaultBase, listedPhones, readBase } from './options';
import { readTemplates, type SourceTemplate } from './io/readTemplates';

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
        'Checks, explains and draws RCS message templates. Pass templates as text. Nothing is sent to a platform; a person does that in the builder.',
    },
  );

  addCheckTool(server);
  addExplainTool(server);
  addDrawTool(server, terminal);
  addLinkTool(server, terminal);
  addExamplesTool(server);
  return server;
}

/** Names the requirement that an input breaks; the SDK adds its path. Without it, clients would read "Invalid input". */
const nameRequirement = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'invalid_format' ? 'must be an http or https URL' : requirementOf(issue);
const explained = { error: nameRequirement };

/** Inputs of the tools. Content comes as text: no tool opens a file. */

const content = z
  .string(explained)
  .min(1, explained)
  .max(MAX_IMPORT_BYTES, explained)
  .describe(
    'The template as text: a request body as JSON, a list of request bodies, a message from another platform, a cURL command or a share link.',
  );

const view = {
  theme: z.enum(choices.theme, explained).optional().describe('Theme of the phones. Default: light.'),
  card: z
    .int(explained)
    .min(1, explained)
    .max(10, explained)
    .optional()
    .describe('Carousel card in the middle of the screen, from 1.'),
};

const drawingView = {
  ...view,
  phone: z
    .enum(choices.phone, explained)
    .transform(phoneWord)
    .optional()
    .describe('Phones to draw. Default: both.'),
  view: z
    .enum(choices.view, explained)
    .optional()
    .describe('Draws the notification (on the lock screen or as a banner) instead of the conversation.'),
  text: z.enum(choices.textSize, explained).optional().describe('Text size on the phones.'),
  width: z
    .literal([...choices.width], explained)
    .optional()
    .describe(`Android phone by screen width in dp: ${listedPhones.android}.`),
  iphone: z
    .literal([...choices.iphone], explained)
    .optional()
    .describe(`iPhone by screen width in pt: ${listedPhones.ios}.`),
  contrast: z.literal('more', explained).optional().describe('Draws the phones with more contrast.'),
  samples: z.enum(choices.samples, explained).optional().describe('Sample values for personal fields.'),
  pictures: z
    .boolean(explained)
    .optional()
    .describe('Whether to load pictures from their servers, which will see the request. Default: false.'),
};

const textLimit = z
  .literal([...choices.textLimit], explained)
  .optional()
  .describe(`Maximum characters in a message text. Default: ${limits.text}.`);

/** What a client may know of a tool: it changes nothing, and knows no other world than its input. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
/** An answer in words. */
const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** Gives the reason of a failure to the caller, as an answer of the tool. */
async function answer(act: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UsageError) return { ...say(error.message), isError: true };
    throw error;
  }
}

/**
 * The templates of a text.
 *
 * @throws {UsageError} if there is none.
 */
async function readContent(text: string): Promise<SourceTemplate[]> {
  const read = await readTemplates(text);
  if (!read.ok) throw new UsageError(read.problem);
  return read.templates;
}

/** Findings as text and as data. */
function addCheckTool(server: McpServer) {
  server.registerTool(
    'check',
    {
      title: 'Check a template',
      description:
        'Finds errors that the platform would reject, and gives warnings and tips about the content.',
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

/** Templates that one call draws. */
const maxDrawn = 4;

/** Both phones as pictures. A browser starts for each call, as calls are rare. */
function addDrawTool(server: McpServer, terminal: Pick<Terminal, 'environment'>) {
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
        const { createDrawer } = await import('./createDrawer');
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
          if (left > 0)
            result.push({
              type: 'text',
              text: `Templates not drawn: ${left}. One call draws up to ${maxDrawn}.`,
            });
          return { content: result };
        } finally {
          await drawer.close();
        }
      }),
  );
}

/** The examples of the gallery. */
function addExamplesTool(server: McpServer) {
  server.registerTool(
    'list_examples',
    {
      title: 'List examples',
      description: 'Lists the gallery examples, or returns one as a request body.',
      inputSchema: {
        id: z
          .string(explained)
          .min(1, explained)
          .max(60, explained)
          .optional()
          .describe('ID of the example to return. Leave it out to list all.'),
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
        throw new UsageError(
          `There is no example called ${quote(id)}. Call list_examples without an id to list all.`,
        );
      }),
  );
}

/** What a field takes, or what a rule means. */
function addExplainTool(server: McpServer) {
  server.registerTool(
    'explain',
    {
      title: 'Explain a field or a rule',
      description: 'Explains a field (limit, format, whether it is required) or a rule of the check.',
      inputSchema: {
        topic: z
          .string(explained)
          .min(1, explained)
          .max(200, explained)
          .describe('A path (component.text), a field (title) or a rule (limit).'),
      },
      annotations: readOnly,
    },
    ({ topic }) => answer(() => say(explain(topic))),
  );
}

/** Share links. */
function addLinkTool(server: McpServer, terminal: Pick<Terminal, 'environment'>) {
  server.registerTool(
    'link',
    {
      title: 'Create a share link',
      description:
        'Creates a link that opens the template in the builder, to view it or make a draft of it. The link contains the template.',
      inputSchema: {
        content,
        base: z
          .url({ protocol: /^https?$/, ...explained })
          .max(2000, explained)
          .optional()
          .describe(`URL of the builder. Default: PUBLIC_URL, else ${defaultBase}.`),
        ...view,
        phone: drawingView.phone,
      },
      annotations: readOnly,
    },
    ({ content: text, base, ...shown }) =>
      answer(async () => {
        const { PUBLIC_URL = defaultBase } = terminal.environment;
        const place = readBase(base ?? PUBLIC_URL);
        if (place === undefined)
          throw new UsageError(
            'PUBLIC_URL must be a full URL, e.g. https://rcs.example.com. Correct or unset it.',
          );
        const sources = await readContent(text);
        const options = { ...shown, base: place };
        const links = await Promise.all(sources.map((source) => linkOf(source, options)));
        return say(links.join('\n'));
      }),
  );
}
