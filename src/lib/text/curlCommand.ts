export type CommandRequest = {
  method: string;
  address: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** The name of a file whose bytes are the body. */
  file?: string | undefined;
};

/** A request as a command for sh. */
export function curlCommand({ method, address, headers = {}, body, file }: CommandRequest): string {
  return [
    `curl --request ${method} ${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) => `  --header ${quoted(`${name}: ${value}`)}`),
    // --data-raw, as a text that starts with @ would be the name of a file after --data.
    ...(body === undefined ? [] : [`  --data-raw ${quoted(body)}`]),
    ...(file === undefined ? [] : [`  --data-binary ${quoted(`@${file}`)}`]),
  ].join(' \\\n');
}

/** Any text as one word for sh: in single quotes, with each of its own single quotes outside of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
