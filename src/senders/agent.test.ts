import { expect, test } from 'vitest';
import type { Sender } from '../library/senders/sender';
import { senderForDraft } from './chosenSender';
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

test('a draft of a space that has no sender looks the same to everybody: as the first that the space shares', () => {
  const shared = { ...acme, team: { space: 'offers', revision: 1 } };
  const later = { ...acme, id: 'later', name: 'Later', createdAt: 3, team: { space: 'offers', revision: 1 } };
  expect(agentOf([{ ...lark, defaultAt: 9 }, shared, later], undefined, true, 'offers').name).toBe('Acme');
  expect(agentOf([{ ...lark, defaultAt: 9 }], undefined, true, 'offers').name).toBe('Your business');
});

test('the first sender of one browser is not that of another', () => {
  const first = { ...lark, id: 'first' };
  const chosen = senderForDraft(first);
  expect(agentOf([{ ...first, name: 'Lark & Loom' }], chosen, true, 'offers').name).toBe('Lark & Loom');
  const elsewhere = [{ ...first, name: 'Your business' }];
  expect(agentOf(elsewhere, { ...chosen, id: 'first-elsewhere' }, true, 'offers').name).toBe('Lark');
  expect(agentOf(elsewhere, { ...chosen, id: 'first' }, true, 'offers').name).toBe('Lark');
});
