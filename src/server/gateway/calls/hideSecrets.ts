/** Shorter runs of letters occur by chance. */
const MIN_SECRET_LENGTH = 4;

const HIDDEN = '[hidden]';

/**
 * The text without the secrets, whether they are written as they are, in Base64, in hexadecimal digits or
 * percent-encoded. Give it decoded text: in JSON any character may be written as an escape.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap(formsOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
}

/** A value of JSON with the secrets hidden in every text and key. */
export function hideSecretsIn(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return hideSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((entry) => hideSecretsIn(entry, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [hideSecrets(key, secrets), hideSecretsIn(member, secrets)]),
  );
}

/** Turns escapes of JSON and addresses into their characters, as far as they are valid. */
export function decodeEscapes(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll('\\/', '/')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const forms = [
    secret,
    hex,
    hex.toUpperCase(),
    encodeURIComponent(secret),
    ...base64Cores(bytes, 'base64'),
    ...base64Cores(bytes, 'base64url'),
  ];
  return [...new Set(forms)];
}

/** The Base64 of some bytes inside of longer ones begins at one of three places; its ends depend on the neighbours. */
function base64Cores(bytes: Buffer, encoding: 'base64' | 'base64url'): string[] {
  return [0, 1, 2].map((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes]);
    const whole = Math.floor((before + bytes.length) / 3) * 4;
    return padded.toString(encoding).slice(before === 0 ? 0 : before + 1, whole);
  });
}
