import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { examples } from '../examples/examples';
import { draftToTemplate } from './draftToTemplate';
import { payloadHash } from './payloadHash';

it('is the SHA-256 of the body that is sent, whatever the order and the blanks of the draft', () => {
  for (const { template } of examples) {
    const body = JSON.stringify(draftToTemplate(template));
    const sha256 = createHash('sha256').update(body, 'utf8').digest('hex');
    expect(payloadHash(template)).toEqual({ bytes: Buffer.byteLength(body), sha256 });
    const { name, type, component } = template;
    expect(payloadHash({ component, type, name }).sha256).toBe(sha256);
  }
});
