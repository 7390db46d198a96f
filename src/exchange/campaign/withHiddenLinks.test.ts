import { expect, test } from 'vitest';
import { readCampaign } from './readCampaign';
import { withHiddenLinks } from './takeCampaign';

const text = 'Fly to Goa. Book your trip before 30 April.\nQuestions? Call us.';
const html = `<p>Fly to <b>Goa</b>. <a class="x" HREF='https://www.skytrip.example/goa?a=1&amp;b=2'>Book <i>your</i>
 trip</a> before 30 April.</p><p>Questions? <a href="tel:+912266123456">Call&nbsp;us</a>.</p>`;

test('the addresses behind words become lines, and buttons with those words', () => {
  const whole = withHiddenLinks(text, html);
  expect(whole).toBe(
    `${text}\n\nBook your trip: https://www.skytrip.example/goa?a=1&b=2\nCall us: +912266123456`,
  );
  const { buttons } = readCampaign(whole, { country: 'IN', now: new Date('2026-10-01T10:00:00Z') });
  const targets = buttons.map(({ suggestion: { action } }) => [
    action?.text,
    action?.openUrlAction?.url ?? action?.dialAction?.phoneNumber,
  ]);
  expect(targets).toContainEqual(['Book your trip', 'https://www.skytrip.example/goa?a=1&b=2']);
  expect(targets).toContainEqual(['Call us', '+912266123456']);
});

test.each([
  ['no HTML', ''],
  ['an address that the text shows', '<a href="https://shop.example/">shop.example</a>'],
  ['a number that is its own words', '<a href="tel:+912266123456">022 6612 3456</a>'],
  ['a picture', '<a href="https://a.example"><img src="https://a.example/x.png"></a>'],
  ['a mail address', '<a href="mailto:a@b.example">Write to us</a>'],
  ['a script', '<a href="javascript:alert(1)">Press</a>'],
  ['an anchor without an end', '<a href="https://a.example">Press'],
])('%s changes nothing', (_, source) => {
  expect(withHiddenLinks('See shop.example', source)).toBe('See shop.example');
});

test('an address is written once, and hostile HTML is read in one pass', () => {
  const twice = '<a href="https://a.example/x">More</a> <a href="https://a.example/x">Read on</a>';
  expect(withHiddenLinks('Hi', twice)).toBe('Hi\n\nRead on: https://a.example/x');
  for (const part of ['<a href=', '<a ', '<a href="', "<a href='x", '&#', '</a', '<'])
    expect(withHiddenLinks('Hi', part.repeat(1_000_000 / part.length))).toBe('Hi');
});
