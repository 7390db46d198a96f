import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEscapes, hideSecrets, hideSecretsIn } from './hideSecrets';

const secret = 'marked/token+5f2a9c==';

test.each([
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
  Buffer.from(`Bearer ${secret}`).toString('base64'),
  Buffer.from(`{"token":"${secret}"}`).toString('base64'),
  Buffer.from(`x${secret}y`).toString('base64url'),
])('%s is hidden', (written) => {
  const shown = hideSecrets(`before ${written} after`, [secret]);
  expect(shown).toContain('[hidden]');
  expect(shown).not.toContain(written);
  expect(shown).toMatch(/^before .* after$/);
});

test('text without the secret stays as it is', () => {
  expect(hideSecrets('name: must be unique', [secret, ''])).toBe('name: must be unique');
});

test('no place of a JSON value holds the secret, keys included', () => {
  const value = { [secret]: [{ a: `x${secret}` }, 1, null, true], b: { c: 'plain' } };
  expect(hideSecretsIn(value, [secret])).toEqual({
    '[hidden]': [{ a: 'x[hidden]' }, 1, null, true],
    b: { c: 'plain' },
  });
});

test('escapes are decoded', () => {
  expect(decodeEscapes('\\u006darked\\/token%2B')).toBe('marked/token+');
});

test('whatever stands around it, the Base64 of the secret is not left whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 20 }), (before, after) => {
      const encoded = Buffer.concat([before, Buffer.from(secret), after]).toString('base64');
      const shown = hideSecrets(encoded, [secret]);
      expect(shown).toContain('[hidden]');
      expect(Buffer.from(shown.replace('[hidden]', ''), 'base64').toString()).not.toContain(
        secret.slice(0, 12),
      );
    }),
  );
});
