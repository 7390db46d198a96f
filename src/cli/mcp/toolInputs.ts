import { MAX_IMPORT_BYTES } from '../../exchange/file/libraryFile';
import { sampleSets } from '../../schema/draft/sampleSets';
import {
  androidPhones,
  androidWidths,
  iphones,
  iphoneWidths,
  listPhones,
  textSizes,
} from '../../schema/phones/phones';
import { z } from '../../schema/values/zod';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { UsageError } from '../terminal';
import { readTemplates, type SourceTemplate } from '../input/readTemplates';

/** Inputs of the tools. Content comes as text: no tool opens a file. */

export const content = z
  .string()
  .min(1)
  .max(MAX_IMPORT_BYTES)
  .describe(
    'The template as text: a request body as JSON, a list of them, a message of another platform, a cURL command, or a share link.',
  );

export const view = {
  theme: z.enum(['light', 'dark']).optional().describe('Colours of the phones. Default: light.'),
  card: z.int().min(1).max(10).optional().describe('Card of a carousel that stands in the middle, from 1.'),
};

export const drawingView = {
  ...view,
  phone: z.enum(['android', 'ios', 'both']).optional().describe('Phones to draw. Default: both.'),
  view: z
    .enum(['lockScreen', 'banner'])
    .optional()
    .describe('Draws the notification, there or while the phone is in use, in place of the conversation.'),
  text: z.enum(textSizes).optional().describe('Text size of the phones.'),
  width: z
    .literal([...androidWidths])
    .optional()
    .describe(`The Android phone by the width of its screen in dp: ${listPhones(androidPhones)}.`),
  iphone: z
    .literal([...iphoneWidths])
    .optional()
    .describe(`The iPhone by the width of its screen in pt: ${listPhones(iphones)}.`),
  contrast: z.literal('more').optional().describe('Sets the phones to more contrast.'),
  samples: z.enum(sampleSets).optional().describe('Values in place of parameters.'),
  pictures: z
    .boolean()
    .optional()
    .describe('Whether pictures are loaded from their hosts, which then learn about it. Default: false.'),
};

export const textLimit = z
  .literal([2500, 3072])
  .optional()
  .describe('Characters of a message text at most. Default: 3072.');

/** What a client may know of a tool: it changes nothing, and knows no other world than its input. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
/** An answer in words. */
export const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** Gives the reason of a failure to the caller, as an answer of the tool. */
export async function answer(act: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> {
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
export async function readContent(text: string): Promise<SourceTemplate[]> {
  const read = await readTemplates(text);
  if (!read.ok) throw new UsageError(read.problem);
  return read.templates;
}
