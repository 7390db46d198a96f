// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSenders } from '../library/senders/createSenders';
import { defaultSender, initialSender, type Sender } from '../library/senders/sender';
import type { DraftDatabase } from '../library/storage/database';
import { toDraftSender, type DraftSender } from '../schema/draft/sender';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { AppServicesContext, type AppServices } from '../workspace/services/AppServices';
import { SenderButton } from './SenderButton';
import { SenderEditor } from './SenderEditor';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const lark = { ...initialSender, name: 'Lark & Loom' };
const patel = { id: 'patel', name: 'Patel Sarees', verified: true, createdAt: 2 };

/** Two senders of a device without storage, and a page that shows something of them. */
async function open(node: ReactNode) {
  const rows = new Map<string, Sender>();
  const database = {
    getAll: async () => [...rows.values()],
    put: async (_: string, sender: Sender) => rows.set(sender.id, sender),
  } as unknown as DraftDatabase;
  const senders = createSenders(async (work) => ({ ok: true, value: await work(database) }));
  await senders.save(lark);
  await senders.save(patel);
  const session = { state: createStore(() => ({ signIn: 'none' })) };
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <AppServicesContext value={{ senders, session } as unknown as AppServices}>{node}</AppServicesContext>,
    ),
  );
  return { senders, place };
}

test('the sender that is chosen under Connection is the default from then on', async () => {
  const { senders, place } = await open(
    <SenderEditor
      legend="Default sender"
      chosen={toDraftSender(lark)}
      onChoose={() => undefined}
      choosesDefault
    />,
  );
  expect(defaultSender(senders.list.getState()).name).toBe('Lark & Loom');
  const [, second] = place.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  await act(async () => second?.click());
  expect(defaultSender(senders.list.getState()).name).toBe('Patel Sarees');
});

test('a change of a sender that the space of the template shares is no change of the template', async () => {
  vi.useFakeTimers();
  const shared = { ...patel, team: { space: 'team', revision: 1 } };
  const handleChoose = vi.fn<(sender: DraftSender) => void>();
  const { senders, place } = await open(
    <SenderEditor legend="From" chosen={toDraftSender(shared)} onChoose={handleChoose} space="team" />,
  );
  await act(async () => senders.save(shared));
  const verified = [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')][0];
  await act(async () => verified?.click());
  expect(senders.list.getState().find(({ id }) => id === 'patel')?.verified).toBe(false);
  expect(handleChoose).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('the button for a logo is named by the words on it, and no colour is shown as one', async () => {
  const { place } = await open(
    <SenderEditor
      legend="Default sender"
      chosen={toDraftSender(lark)}
      onChoose={() => undefined}
      choosesDefault
    />,
  );
  const button = place.querySelector('button[aria-label*="logo"]');
  expect(button?.getAttribute('aria-label')).toBe(button?.textContent);
  expect(place.textContent).toContain('Not set');
  expect(place.querySelector('input[type="color"]')?.hasAttribute('data-unset')).toBe(true);
});

test('the form of a draft names its sender', async () => {
  const template = {
    sender: createStore(() => toDraftSender(patel)),
    space: () => undefined,
    trustsMedia: createStore(() => true),
    editor: { document: { readOnly: createStore(() => false) } },
  } as unknown as OpenedTemplate;
  const { place } = await open(<SenderButton open={template} />);
  expect(place.querySelector('button')?.textContent).toMatch(/^Sender.*Patel Sarees$/);
});
