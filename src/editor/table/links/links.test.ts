import { expect, test } from 'vitest';
import type { SuggestionDraft, TemplateDraft } from '../../../schema/draft/draft';
import {
  addCampaign,
  campaignOf,
  removeCampaign,
  type CampaignSettings,
  applyEdits,
  planCampaign,
  planRemoval,
} from './campaign';
import { groupTargets, setTargets, targetsIn } from './targets';

const campaign: CampaignSettings = { source: 'rcs', medium: 'message', campaign: 'diwali sale', content: '' };
const link = (text: string, url: string): SuggestionDraft => ({ action: { text, openUrlAction: { url } } });
const call: SuggestionDraft = { action: { text: 'Call us', dialAction: { phoneNumber: '+911234567890' } } };
const draft: TemplateDraft = {
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardContents: [
          { suggestions: [link('Buy now', 'https://a.com/tea'), call] },
          { suggestions: [link('Buy now', 'https://a.com/tea'), call, link('More', '')] },
        ],
      },
    },
  },
};

test.each([
  ['https://a.com', 'https://a.com?utm_source=rcs&utm_medium=message&utm_campaign=diwali%20sale'],
  [
    'https://a.com/x?id=1#top',
    'https://a.com/x?id=1&utm_source=rcs&utm_medium=message&utm_campaign=diwali%20sale#top',
  ],
  [
    'https://a.com/[custom_param1a]?q=[custom_param2b]#[custom_param3c]',
    'https://a.com/[custom_param1a]?q=[custom_param2b]&utm_source=rcs&utm_medium=message&utm_campaign=diwali%20sale#[custom_param3c]',
  ],
  [
    'https://a.com?UTM_Source=old',
    'https://a.com?utm_source=rcs&utm_medium=message&utm_campaign=diwali%20sale',
  ],
])('adds settings to %s', (before, after) => {
  expect(addCampaign(before, campaign, true)).toBe(after);
  expect(addCampaign(after, campaign, true)).toBe(after);
});

test('settings that are there stay on wish, and all can be removed again', () => {
  const url = 'https://a.com/?a=b%20c&utm_source=mail&z';
  expect(addCampaign(url, campaign, false)).toContain('utm_source=mail');
  expect(removeCampaign(addCampaign(url, campaign, true))).toBe('https://a.com/?a=b%20c&z');
  expect(removeCampaign('https://a.com/?#x')).toBe('https://a.com/?#x');
  expect(campaignOf('https://a.com?utm_campaign=diwali%20sale&utm_medium=%zz')).toEqual({
    campaign: 'diwali sale',
    medium: '%zz',
  });
});

test('a marker in a setting stays a marker', () => {
  expect(addCampaign('https://a.com', { ...campaign, content: 'to [custom_param1a]' }, true)).toContain(
    'utm_content=to%20[custom_param1a]',
  );
});

test('links that would be too long stay, and unfinished ones too', () => {
  const long = `https://a.com/${'x'.repeat(2020)}`;
  const [first] = targetsIn(draft);
  const withLong = setTargets(draft, first ? [first] : [], () => long);
  const plan = planCampaign(withLong, { campaign, replaces: true, saysButton: true });
  expect(plan.tooLong.map(({ target }) => target.name)).toEqual(['Card 1 › Buy now']);
  expect(plan.edits.map(({ after }) => campaignOf(after).content)).toEqual(['card2_buy-now']);
  const tagged = applyEdits(withLong, plan.edits);
  expect(applyEdits(tagged, planRemoval(tagged))).toEqual(withLong);
});

test('equal targets are one group and change together', () => {
  const groups = groupTargets(targetsIn(draft), false);
  expect(groups.map(({ text, targets }) => [text, targets.map(({ name }) => name)])).toEqual([
    ['https://a.com/tea', ['Card 1 › Buy now', 'Card 2 › Buy now']],
    ['+911234567890', ['Card 1 › Call us', 'Card 2 › Call us']],
    ['', ['Card 2 › More']],
  ]);
  expect(groupTargets(targetsIn(draft), true)).toHaveLength(5);
  const next = setTargets(draft, groups[1]?.targets ?? [], () => ' +919999999999 ');
  expect(
    targetsIn(next)
      .filter(({ kind }) => kind === 'number')
      .map(({ text }) => text),
  ).toEqual(['+919999999999', '+919999999999']);
});
