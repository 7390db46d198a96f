import { expect, test } from 'vitest';
import { createDocument } from '../../editor/model/createDocument';
import { createStore } from 'zustand/vanilla';
import type { TemplateDraft } from '../../schema/draft/draft';
import { distrustNewHosts } from './distrustNewHosts';

const withPicture = (fileUrl: string): TemplateDraft => ({
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardContent: { media: { contentInfo: { fileUrl } } } } } },
});

test.each([
  ['blocks pictures of a new host in foreign content', 'https://b.example/1.png', true, false],
  ['keeps pictures of a known host in foreign content', 'https://a.example/2.png', true, true],
  ['keeps pictures of a new host that the person typed', 'https://b.example/1.png', false, true],
])('%s', (_name, fileUrl, foreign, isTrusted) => {
  const document = createDocument({ draft: withPicture('https://a.example/1.png'), stash: {} });
  const trustsMedia = createStore(() => true);
  document.onTransaction((applied) => distrustNewHosts(applied, trustsMedia));
  document.dispatch({
    origin: 'paste',
    foreign,
    apply: ({ stash }) => ({ draft: withPicture(fileUrl), stash }),
  });
  expect(trustsMedia.getState()).toBe(isTrusted);
});
