import { isRecord } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import { altTextPartOf, noAltTexts, readAltTexts, type AltTexts } from '../../schema/media/altTexts';
import {
  hasNotes,
  noParameterNotes,
  notesAbout,
  parameterPartsOf,
  readParameterNotes,
  type ParameterNotes,
} from '../../schema/draft/parameterNotes';
import { base64UrlToBytes, bytesToBase64Url } from '../../lib/encoding/base64';
import { crc32, utf8ToText } from '../../lib/encoding/bytes';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { readLinkedParts, writeLinkedParts, type LinkedParts } from './linkedParts';
import { linkProblemMessages, MAX_LINK_BYTES, type LinkProblem } from './linkView';
import { readJson } from '../../lib/json/parseJson';

type ReadShareLink =
  /** `parameters`: names and samples, if the link carries them; `altTexts`: those of its pictures likewise. */
  | ({ ok: true; template: TemplateDraft; parameters?: ParameterNotes; altTexts?: AltTexts } & LinkedParts)
  /** `message`: the reason in words for people. */
  | { ok: false; reason: LinkProblem; message: string };

/** The places that carry a link of its length: everywhere, most chats, or only a file. */
export type LinkReach = 'everywhere' | 'chats' | 'file';

/** More data characters than any template under the limit needs, however it is deflated. */
const MAX_DATA_CHARACTERS = 1_000_000;

const VERSION = /^#v(\d{1,9})(?:\.|$)/;
/**
 * The last group is what texts and mail programs add behind a link: a stop, a bracket, a quote, a blank, also encoded.
 * None of these characters occurs in the data.
 */
const LINK =
  /^#v[12]\.([1-9]\d{0,6})\.([0-9a-f]{8})\.([A-Za-z0-9_-]*)((?:[\s.,;:!?…'"`´’”»*|<>()[\]{}]|%[0-9A-Fa-f]{2})*)$/;
/** A link that was cut before its data. */
const START_OF_LINK = /^#v[12](?:\.|\.[1-9]\d{0,6}|\.([1-9]\d{0,6})\.[0-9a-f]{0,8})?$/;

/**
 * The fragment that carries a template: `#v1.<length>.<crc32>.<data>` with the template alone, `#v2.` with names and
 * samples of its parameters, alt texts of its pictures, sender and refusal beside it, see docs/share-link.md. Notes about
 * other markers and pictures are left out; without any the link is a `#v1.`, which every reader knows.
 *
 * @throws {RangeError} for a template of more than 512 KB of JSON, which no reader would open: send a file instead.
 */
export async function writeShareLink(
  template: TemplateDraft,
  parameters: ParameterNotes = noParameterNotes,
  altTexts: AltTexts = noAltTexts,
  parts: LinkedParts = {},
): Promise<string> {
  const notes = notesAbout(template, parameters);
  const beside = {
    ...(hasNotes(notes) ? parameterPartsOf(notes) : {}),
    ...altTextPartOf(altTexts, template),
    ...writeLinkedParts(parts),
  };
  const version = Object.keys(beside).length > 0 ? 2 : 1;
  const content = version === 2 ? { template, ...beside } : template;
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  if (bytes.length > MAX_LINK_BYTES) {
    throw new RangeError('This template is too large for a link. Share it as a file.');
  }
  const data = bytesToBase64Url(await deflateRaw(bytes));
  return `#v${version}.${data.length}.${crc32(bytes)}.${data}`;
}

/** Reads a fragment, with its `#`. The template may be unfinished and wrong, but has the shape of one. */
export async function readShareLink(fragment: string): Promise<ReadShareLink> {
  const version = VERSION.exec(fragment)?.[1];
  if (version === undefined) return problem({ kind: 'not_a_link' });
  if (version !== '1' && version !== '2') return problem({ kind: 'unknown_version', version });

  const start = START_OF_LINK.exec(fragment);
  if (start) {
    return problem({ kind: 'cut', arrived: 0, expected: start[1] ? Number(start[1]) : undefined });
  }
  const [, length, checksum, data] = LINK.exec(fragment) ?? [];
  if (data === undefined || data.length > Number(length)) return problem({ kind: 'changed' });
  if (data.length < Number(length)) {
    return problem({ kind: 'cut', arrived: data.length, expected: Number(length) });
  }
  if (data.length > MAX_DATA_CHARACTERS) return problem({ kind: 'too_large', inflated: 0 });

  const deflated = base64UrlToBytes(data);
  if (deflated === undefined) return problem({ kind: 'changed' });
  const inflated = await inflateRaw(new Uint8Array(deflated), MAX_LINK_BYTES);
  if (!inflated.ok) {
    const { ok: _, ...reason } = inflated;
    return problem(reason);
  }
  const { bytes } = inflated;
  if (crc32(bytes) !== checksum) return problem({ kind: 'changed' });
  // Deflate can encode the same content in several ways, and its last byte may hold unused bits, so one
  // changed character can leave the checksum of the content as it was.
  if (differInOne(data, bytesToBase64Url(await deflateRaw(bytes)))) return problem({ kind: 'changed' });
  return readContent(bytes, version);
}

/** The reach of a link (the whole address) by its length; the bounds are 2,000 and 4,000 characters. */
export function linkReach(link: string): LinkReach {
  if (link.length <= 2000) return 'everywhere';
  return link.length <= 4000 ? 'chats' : 'file';
}

function readContent(bytes: Uint8Array, version: '1' | '2'): ReadShareLink {
  const text = utf8ToText(bytes);
  if (text === undefined) return problem({ kind: 'not_json' });
  const json = readJson(text);
  if (!json.ok) {
    return problem({ kind: json.kind === 'too_many_fields' ? 'not_a_template' : json.kind });
  }
  if (json.refusedKeys > 0) return problem({ kind: 'not_a_template' });
  const { value } = json;
  if (version === '1')
    return isTemplateDraft(value) ? { ok: true, template: value } : problem({ kind: 'not_a_template' });
  if (!isRecord(value) || !isTemplateDraft(value.template)) return problem({ kind: 'not_a_template' });
  const { template, parameters, samples } = value;
  const notes = readParameterNotes({ names: parameters, samples }) ?? noParameterNotes;
  const altTexts = altTextPartOf(readAltTexts(value.altTexts), template);
  return {
    ok: true,
    template,
    parameters: notesAbout(template, notes),
    ...altTexts,
    ...readLinkedParts(value),
  };
}

function differInOne(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let differences = 0;
  for (let at = 0; at < a.length && differences < 2; at += 1) if (a[at] !== b[at]) differences += 1;
  return differences === 1;
}

function problem(reason: LinkProblem): ReadShareLink {
  return { ok: false, reason, message: linkProblemMessages(reason) };
}

/** One byte of deflate gives at most 1,032, so a slice of this size inflates to at most 258 KB at once. */
const SLICE_BYTES = 256;

type Inflated =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; kind: 'not_compressed' }
  /** Bytes follow the end of the data. Node up to 22 passes over them; the checksum then tells. */
  | { ok: false; kind: 'changed' }
  /** `inflated`: bytes before the stop. */
  | { ok: false; kind: 'too_large'; inflated: number };

/** Compresses bytes as raw deflate (RFC 1951). */
export async function deflateRaw(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Inflates raw deflate (RFC 1951) and stops above `maxBytes` bytes. Feeds the input in small slices and counts the
 * output of each before the next: some browsers inflate all of their input at once, and a bomb would fill the memory
 * before the first count.
 */
export async function inflateRaw(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Inflated> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // An error of the writer also ends the reader, which reports it.
  writer.closed.catch(ignore);
  feed(writer, bytes).catch(ignore);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let inflated = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      inflated += next.value.length;
      if (inflated > maxBytes) {
        reader.cancel().catch(ignore);
        writer.abort().catch(ignore);
        return { ok: false, kind: 'too_large', inflated };
      }
      chunks.push(next.value);
    }
  } catch (error) {
    return { ok: false, kind: saysTrailing(error) ? 'changed' : 'not_compressed' };
  }
  return { ok: true, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

/** Whether bytes follow the end of the data, in the words of Node 24, Chromium, Firefox and Safari. */
const saysTrailing = (error: unknown) =>
  error instanceof Error && /junk|after the end|past the end/i.test(error.message);

async function feed(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    await writer.write(bytes.subarray(at, at + SLICE_BYTES));
  }
  await writer.close();
}

function ignore() {}
