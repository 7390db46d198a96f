import * as fc from 'fast-check';
import type { CardContent } from '../template/cardContent';
import type { Media } from '../template/media';
import type { PlainText } from '../template/plainText';
import { textToBase64 } from '../values/postback';
import type { RichCardCarousel } from '../template/carousel';
import type { RichCardStandAlone } from '../template/standaloneCard';
import type { ActionKey, SuggestedAction } from '../template/suggestedAction';
import type { Suggestion } from '../template/suggestion';
import type { CreateTemplatePayload } from '../template/template';

// For tests only: valid values of every shape of the first interface document, corners included.

const marker = fc
  .tuple(fc.nat({ max: 99 }), fc.constantFrom('a', 'b', 'Z'))
  .map(([number, letter]) => `[custom_param${number}${letter}]`);

const looseText = (max: number) =>
  fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme' }), marker, fc.constantFrom('\n', '\t', '🎉', 'नमस्ते', 'مرحبا')),
    )
    .map((pieces) => pieces.join(' ').replaceAll('\0', ''))
    .filter((text) => text.length <= max);
const text = (max: number) => looseText(max).map((words) => (words.trim() === '' ? 'x' : words));

const postbackData = fc.string({ unit: 'grapheme', maxLength: 40 }).map(textToBase64);
const webUrl = fc.webUrl({ withQueryParameters: true, withFragments: true });
const url = fc.oneof(
  webUrl,
  fc.tuple(webUrl, marker, marker).map(([address, a, b]) => {
    const [beforeFragment = ''] = address.split('#');
    return `${beforeFragment}${beforeFragment.includes('?') ? '&' : '?'}a=${a}#${b}`;
  }),
  fc.constantFrom(
    'HTTP://[2001:db8::7]:99999',
    'https://[v1.fe80::a+en1]/',
    'https://192.0.2.1?[custom_param1a]',
  ),
);
const fallbackUrl = fc.oneof(webUrl, fc.constantFrom('tel:+15551234567', 'geo:28.6,77.2', 'market:?id=a'));

const phoneNumber = fc.stringMatching(/^\+[1-9]\d{1,14}$/);
const degrees = (most: number) =>
  fc.oneof(
    fc
      .tuple(fc.integer({ min: 1 - most, max: most - 1 }), fc.stringMatching(/^(?:\.\d{1,12})?$/))
      .map(([whole, fraction]) => `${whole}${fraction}`),
    fc.constantFrom('0', '-0', '00.0', `${most}`, `-${most}.000`),
  );
const timestamp = fc.oneof(
  fc
    .tuple(
      fc.date({
        noInvalidDate: true,
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T00:00:00Z'),
      }),
      fc.constantFrom('Z', 'z', '+05:30', '-00:00', '+23:59'),
    )
    .map(([date, zone]) => date.toISOString().replace('Z', zone)),
  fc.constantFrom('1990-12-31T15:59:60-08:00', '2024-02-29t23:59:59.123456789z'),
);

const shared = {
  text: text(25),
  postbackData,
  fallbackUrl,
};
const action = <T extends object>(member: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.record(shared, { requiredKeys: ['text'] }), member)
    .map(([common, union]) => ({ ...common, ...union }));

const place = fc
  .record(
    {
      latLong: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
      label: looseText(60),
      query: looseText(60),
    },
    { requiredKeys: [] },
  )
  .map((words) =>
    words.latLong === undefined && (words.query ?? '').trim() === '' ? { ...words, query: 'cafe' } : words,
  );
const event = fc.record(
  { startTime: timestamp, endTime: timestamp, title: text(100), description: looseText(500) },
  { requiredKeys: ['startTime', 'endTime', 'title'] },
);
const address = fc.record(
  {
    url,
    application: fc.constantFrom('BROWSER', 'WEBVIEW'),
    webviewViewMode: fc.constantFrom('FULL', 'HALF', 'TALL'),
    description: looseText(100),
  },
  { requiredKeys: ['url'] },
);

const actions = {
  dialAction: action(fc.record({ dialAction: fc.record({ phoneNumber }) })),
  viewLocationAction: action(fc.record({ viewLocationAction: place })),
  createCalendarEventAction: action(fc.record({ createCalendarEventAction: event })),
  openUrlAction: action(fc.record({ openUrlAction: address })),
  shareLocationAction: action(fc.record({ shareLocationAction: fc.constant({}) })),
} satisfies Record<ActionKey, fc.Arbitrary<SuggestedAction>>;

/** A suggested action of any kind. */
export const suggestedAction: fc.Arbitrary<SuggestedAction> = fc.oneof(...Object.values(actions));

/** A suggestion of any kind. */
export const suggestion: fc.Arbitrary<Suggestion> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ reply: fc.record({ text: text(25), postbackData }, { requiredKeys: ['text'] }) }),
  },
  { weight: Object.keys(actions).length, arbitrary: fc.record({ action: suggestedAction }) },
);

type Height = NonNullable<Media['height']>;
const card = (heights: readonly Height[], needsWords: boolean): fc.Arbitrary<CardContent> =>
  fc
    .record(
      {
        title: looseText(200),
        description: looseText(2000),
        media: fc.record(
          {
            height: fc.constantFrom(...heights),
            contentInfo: fc.record(
              {
                fileUrl: webUrl,
                thumbnailUrl: webUrl,
                forceRefresh: fc.boolean(),
              },
              { requiredKeys: ['fileUrl'] },
            ),
          },
          { requiredKeys: ['contentInfo'] },
        ),
        suggestions: fc.array(suggestion, { maxLength: 4 }),
      },
      { requiredKeys: [] },
    )
    .map((content) => {
      const { title = '', description = '', media, suggestions = [] } = content;
      const hasWords = `${title}${description}`.trim() !== '' || suggestions.length > 0;
      return hasWords || (media !== undefined && !needsWords) ? content : { ...content, title: 'x' };
    });

const plainText: fc.Arbitrary<PlainText> = fc.record(
  { text: text(3072), suggestions: fc.array(suggestion, { maxLength: 11 }) },
  { requiredKeys: ['text'] },
);

const everyHeight = ['SHORT', 'MEDIUM', 'TALL'] as const;
const standaloneCard: fc.Arbitrary<RichCardStandAlone> = fc
  .constantFrom('HORIZONTAL' as const, 'VERTICAL' as const)
  .chain((cardOrientation) =>
    fc.record(
      {
        cardOrientation: fc.constant(cardOrientation),
        thumbnailImageAlignment: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
        cardContent: card(everyHeight, cardOrientation === 'HORIZONTAL'),
      },
      { requiredKeys: ['cardOrientation', 'cardContent'] },
    ),
  )
  .map((content) => ({ richCard: { standaloneCard: content } }));

const carousel: fc.Arbitrary<RichCardCarousel> = fc
  .constantFrom('SMALL' as const, 'MEDIUM' as const)
  .chain((cardWidth) =>
    fc.record({
      cardWidth: fc.constant(cardWidth),
      cardContents: fc.array(card(cardWidth === 'SMALL' ? ['SHORT', 'MEDIUM'] : everyHeight, false), {
        minLength: 2,
        maxLength: 10,
      }),
    }),
  )
  .map((content) => ({ richCard: { carouselCard: content } }));

const name = fc.stringMatching(/^[a-z0-9_]{1,20}$/);

/** A valid template of any of the three types. */
export const template: fc.Arbitrary<CreateTemplatePayload> = fc.oneof(
  fc.record({ name, type: fc.constant('text_message' as const), component: plainText }),
  fc.record({ name, type: fc.constant('rich_card' as const), component: standaloneCard }),
  fc.record({ name, type: fc.constant('carousel' as const), component: carousel }),
);
