import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CommandError } from '../../terminal/terminal';

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
    if (error instanceof CommandError) return { ...say(error.message), isError: true };
    throw error;
  }
}
