import { expect, test } from 'vitest';
import type { Sender } from '../library/senders/sender';
import { agentOf } from './agent';

const lark: Sender = { id: 'lark', name: 'Lark', verified: true, createdAt: 1 };
const acme: Sender = {
  id: 'acme',
  name: 'Acme',
  verified: false,
  createdAt: 2,
  logo: 'data:image/png;base64,AA==',
};

test('a draft shows its sender as this device has it, and without one the default', () => {
  const copy = { id: 'acme', name: 'Acme of last year', verified: true };
  expect(agentOf([lark, acme], copy, true)).toEqual({
    name: 'Acme',
    verified: false,
    logoUrl: 'data:image/png;base64,AA==',
  });
  expect(agentOf([lark, acme], undefined, true)).toEqual({ name: 'Lark', verified: true });
});

test('a draft from elsewhere shows its own copy, and its logo only if its media is trusted', () => {
  const copy = { id: 'other', name: ' ', verified: true, logoUrl: 'https://other.example/logo.png' };
  const name = 'Your business';
  expect(agentOf([lark], copy, false)).toEqual({ name, verified: true });
  expect(agentOf([lark], copy, true)).toEqual({
    name,
    verified: true,
    logoUrl: 'https://other.example/logo.png',
  });
});
