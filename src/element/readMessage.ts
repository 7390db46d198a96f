import { readShareLink } from '../exchange/link/shareLink';
import { MAX_LINK_BYTES, readLinkView, type LinkView } from '../exchange/link/linkView';
import type { LinkedParts } from '../exchange/link/linkedParts';
import { readJson, type ReadJson } from '../lib/json/parseJson';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { AltTexts } from '../schema/media/altTexts';
import { formatNumber } from '../schema/values/text';
import { fitMessage, type Problem } from './fitMessage';

/** A message to draw, with what a share link has beside it. */
export type FoundMessage = Pick<LinkedParts, 'sender'> & {
  template: TemplateDraft;
  parameters?: ParameterNotes;
  altTexts?: AltTexts;
  /** How the link says that it is shown. */
  view?: LinkView;
};

/** `problems`: what was left out, or why there is nothing to draw. */
export type MessageSource = { problems: readonly Problem[] } & (
  | ({ ok: true } & FoundMessage)
  | { ok: false }
);

const kilobytes = formatNumber(MAX_LINK_BYTES / 1024);
const empty = 'The property “message” is empty. Set it to a request body, its JSON or a share link.';
const tooLarge = `This message is larger than ${kilobytes} KB, so it is not drawn. RCS messages are much smaller.`;
const notATemplate = 'This is not the request body of a template: it has far too many fields or levels.';

const jsonProblems = {
  not_json: 'This message is not JSON. Use a request body, its JSON, or a share link.',
  too_deep: notATemplate,
  too_many_fields: notATemplate,
} satisfies Record<Extract<ReadJson, { ok: false }>['kind'], string>;

const failed = (message: string): MessageSource => ({
  ok: false,
  problems: [{ message, sentence: message }],
});

/** Reads what was given as the message: a request body, its JSON or a share link. Only a link has to be waited for. */
export function readMessage(message: unknown): MessageSource | Promise<MessageSource> {
  if (typeof message !== 'string') return readBody(toJson(message));
  const text = message.trim();
  if (text === '') return failed(empty);
  return /^[^{["]*#v\d/.test(text) ? readLink(text) : readBody(text);
}

/** The JSON of a value; what cannot be written as JSON is no message. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return 'null';
  }
}

function readBody(text: string): MessageSource {
  if (text.length > MAX_LINK_BYTES) return failed(tooLarge);
  const json = readJson(text.replace(/^\ufeff/, ''));
  if (!json.ok) return failed(jsonProblems[json.kind]);
  const { template, problems } = fitMessage(json.value);
  return template ? { ok: true, template, problems } : { ok: false, problems };
}

async function readLink(link: string): Promise<MessageSource> {
  const start = link.indexOf('#');
  const read = await readShareLink(link.slice(start));
  if (!read.ok) return failed(read.message);
  const query = link.slice(0, start).split('?')[1] ?? '';
  return { ...read, view: readLinkView(query), problems: [] };
}

/** Reads the message at an address: of a share link itself, else of the file that is there. */
export async function fetchMessage(source: string, signal: AbortSignal): Promise<MessageSource> {
  const address = URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    return failed('The attribute “src” needs an address that starts with https:// or http://, or a path.');
  }
  if (/^#v\d/.test(address.hash)) return readLink(address.href);
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    if (!response.ok)
      return failed(`${address.host} has no message at this address (HTTP ${response.status}).`);
    const text = await boundedText(response);
    return text === undefined ? failed(tooLarge) : readBody(text);
  } catch {
    return failed(
      `The message could not be loaded from ${address.host}. Check the address, and that the server and the content security policy of this page allow it.`,
    );
  }
}

/** The text of a response; undefined if it is too large, of which no more is loaded. */
async function boundedText({ body }: Response): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length <= MAX_LINK_BYTES) continue;
    await reader?.cancel();
    return undefined;
  }
  return text;
}
