/** The request of a snippet. It holds no secret, only a placeholder for one. */
export type SnippetRequest = {
  /** The platform's own address of the start. */
  address: string;
  form: 'sdk' | 'signed';
  appId: string;
  /** Blank: the snippet gets a placeholder. */
  endUserAddress: string;
  /** The JSON body. */
  body: string;
};

const addressPlaceholder = '<IP address of the end user>';

/** A text as one word of a POSIX shell. */
const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A literal of JavaScript: JSON with the two line ends escaped that old engines refuse in a text. */
const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** The start as a command for a POSIX shell with curl and, for the signed form, OpenSSL. */
export function startAsCurl({ address, form, appId, endUserAddress, body }: SnippetRequest): string {
  const forwarded = shellWord(`X-Forwarded-For: ${endUserAddress || addressPlaceholder}`);
  if (form === 'sdk') {
    return [
      `curl ${shellWord(address)} \\`,
      `  -H ${shellWord(`Authorization: Application ${appId}`)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      '  -H "x-timestamp: $(date -u +%Y-%m-%dT%H:%M:%SZ)" \\',
      `  -H ${forwarded} \\`,
      `  --data-raw ${shellWord(body)}`,
    ].join('\n');
  }
  return [
    '# VERIFICATION_SECRET contains the secret of the app ID, in Base64.',
    `body=${shellWord(body)}`,
    'time=$(date -u +%Y-%m-%dT%H:%M:%SZ)',
    `digest=$(printf '%s' "$body" | openssl md5 -binary | base64)`,
    String.raw`key=$(printf '%s' "$VERIFICATION_SECRET" | base64 -d | od -An -v -tx1 | tr -d ' \n')`,
    String.raw`signature=$(printf 'POST\n%s\napplication/json\nx-timestamp:%s\n%s' "$digest" "$time" ${shellWord(pathOf(address))} |`,
    '  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)',
    `curl ${shellWord(address)} \\`,
    `  -H "Authorization: Application ${appId}:$signature" \\`,
    `  -H 'Content-Type: application/json' \\`,
    '  -H "x-timestamp: $time" \\',
    `  -H ${forwarded} \\`,
    '  --data-raw "$body"',
  ].join('\n');
}

/** The start as a module for Node 20 or later, in the SDK form also for other places with `fetch`. */
export function startAsFetch({ address, form, appId, endUserAddress, body }: SnippetRequest): string {
  const headers = [
    `    'Content-Type': 'application/json',`,
    `    'x-timestamp': time,`,
    `    'X-Forwarded-For': ${literal(endUserAddress || addressPlaceholder)},`,
  ];
  const before = [
    `const body = JSON.stringify(${literal(JSON.parse(body))});`,
    'const time = new Date().toISOString();',
  ];
  const call = (authorization: string) => [
    `const response = await fetch(${literal(address)}, {`,
    `  method: 'POST',`,
    '  headers: {',
    `    Authorization: ${authorization},`,
    ...headers,
    '  },',
    '  body,',
    '});',
    'console.log(response.status, await response.text());',
  ];
  if (form === 'sdk') return [...before, ...call(literal(`Application ${appId}`))].join('\n');
  return [
    `import { createHash, createHmac } from 'node:crypto';`,
    '',
    '// VERIFICATION_SECRET contains the secret of the app ID, in Base64.',
    `const secret = Buffer.from(process.env.VERIFICATION_SECRET, 'base64');`,
    ...before,
    `const digest = createHash('md5').update(body).digest('base64');`,
    `const lines = ['POST', digest, 'application/json', \`x-timestamp:\${time}\`, ${literal(pathOf(address))}];`,
    String.raw`const signature = createHmac('sha256', secret).update(lines.join('\n')).digest('base64');`,
    ...call(`\`Application ${appId}:\${signature}\``),
  ].join('\n');
}

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '');
