import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { TemplateDraft } from '../../../src/schema/draft/draft';
import { keptDraft, putDrafts } from '../../support/keptDrafts';

/** Opens the page of a template of any shape: as a draft that this browser has kept. */
export async function openTemplate(page: Page, template: TemplateDraft): Promise<void> {
  const draft = keptDraft(randomUUID(), { name: 'drawn', ...template }, Date.now());
  // Storage belongs to an address: any page of the server reaches it.
  if (!page.url().startsWith('http')) await page.goto('/healthz');
  await putDrafts(page, [draft]);
  await page.goto(`/templates/${draft.id}`);
}
