import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { findMatches, replaceMatches } from './findMatches';

const draft: TemplateDraft = {
  name: 'tea_sale',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardContents: [
          {
            title: 'Tea. TEA for [custom_param1a]',
            media: { contentInfo: { fileUrl: 'https://tea.com/a.jpg' } },
            suggestions: [{ reply: { text: 'More tea', postbackData: 'dGVh' } }],
          },
          { description: 'a+b (c)' },
        ],
      },
    },
  },
};
const find = (query: string, matchesCase = false) => findMatches(draft, { query, matchesCase });

test('finds texts and addresses, not the name nor a postback', () => {
  expect(find('tea').map(({ path, start }) => `${path.split('.').slice(3).join('.')}:${start}`)).toEqual([
    'cardContents.0.title:0',
    'cardContents.0.title:5',
    'cardContents.0.media.contentInfo.fileUrl:8',
    'cardContents.0.suggestions.0.reply.text:5',
  ]);
  expect(find('tea', true)).toHaveLength(2);
  expect(find('')).toEqual([]);
});

test('signs are letters, and a part of a marker is no match', () => {
  expect(find('a+b (c)')).toHaveLength(1);
  expect(find('param1')).toEqual([]);
  expect(find('[custom_param1a]')).toHaveLength(1);
});

test('replaces one match or all, with signs as they are', () => {
  const all = replaceMatches(draft, find('tea'), '$&');
  const [first] = all.component.richCard?.carouselCard?.cardContents ?? [];
  expect(first?.title).toBe('$&. $& for [custom_param1a]');
  expect(first?.media?.contentInfo?.fileUrl).toBe('https://$&.com/a.jpg');
  const one = replaceMatches(draft, find('tea').slice(1, 2), 'Coffee');
  expect(one.component.richCard?.carouselCard?.cardContents?.[0]?.title).toBe(
    'Tea. Coffee for [custom_param1a]',
  );
});
