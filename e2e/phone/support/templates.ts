import type {
  CardContentDraft,
  MediaDraft,
  SuggestionDraft,
  TemplateDraft,
} from '../../../src/schema/draft/draft';
import type { SuggestionKind } from '../../../src/schema/draft/suggestionKinds';
import type { CardWidth, MediaHeight } from '../../../src/schema/values/enums';

/** The text of every postback. No phone may show it. */
export const secret = 'secret_of_the_agent';
const postbackData = Buffer.from(secret).toString('base64');

type Action = NonNullable<SuggestionDraft['action']>;
type Alignment = NonNullable<
  NonNullable<
    NonNullable<TemplateDraft['component']['richCard']>['standaloneCard']
  >['thumbnailImageAlignment']
>;

export const reply = (text: string): SuggestionDraft => ({ reply: { text, postbackData } });
export const action = (text: string, does: Omit<Action, 'text' | 'postbackData'>): SuggestionDraft => ({
  action: { text, postbackData, ...does },
});
export const dial = (text: string) => action(text, { dialAction: { phoneNumber: '+15551234567' } });
export const openUrl = (text: string, url = 'https://shop.example/sale') =>
  action(text, { openUrlAction: { url, application: 'BROWSER' } });

export const textMessage = (text: string, suggestions?: SuggestionDraft[]): TemplateDraft => ({
  type: 'text_message',
  component: { text, ...(suggestions ? { suggestions } : {}) },
});

export const verticalCard = (cardContent: CardContentDraft): TemplateDraft => ({
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
});

export const horizontalCard = (
  thumbnailImageAlignment: Alignment,
  cardContent: CardContentDraft,
): TemplateDraft => ({
  type: 'rich_card',
  component: {
    richCard: { standaloneCard: { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment, cardContent } },
  },
});

export const carousel = (
  cardContents: CardContentDraft[],
  cardWidth: CardWidth = 'MEDIUM',
): TemplateDraft => ({
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth, cardContents } } },
});

/** A file on the host of `servePictures`. */
export const media = (file: string, height?: MediaHeight, thumbnail?: string): MediaDraft => ({
  ...(height ? { height } : {}),
  contentInfo: {
    fileUrl: `https://pictures.test/${file}`,
    ...(thumbnail ? { thumbnailUrl: `https://pictures.test/${thumbnail}` } : {}),
  },
});

/** The buttons of each kind, in each form of the kind. */
const buttonsByKind = {
  reply: [reply('Yes please')],
  dialAction: [dial('Call')],
  openUrlAction: [
    openUrl('Browse'),
    ...(['FULL', 'TALL', 'HALF'] as const).map((webviewViewMode) =>
      action(`Web ${webviewViewMode}`, {
        openUrlAction: {
          url: 'https://web.example/page',
          application: 'WEBVIEW',
          webviewViewMode,
          description: 'A shop',
        },
      }),
    ),
  ],
  viewLocationAction: [
    action('Place', {
      viewLocationAction: { latLong: { latitude: '53.4794', longitude: '-2.2453' }, label: 'Lark & Loom' },
    }),
    action('Search', {
      fallbackUrl: 'https://fallback.example/shops',
      viewLocationAction: { query: 'shops near me' },
    }),
  ],
  createCalendarEventAction: [
    action('Event', {
      createCalendarEventAction: {
        title: 'Fitting',
        description: 'Bring shoes',
        startTime: '2027-03-14T09:30:00+01:00',
        endTime: '2027-03-14T10:45:00+01:00',
      },
    }),
  ],
  shareLocationAction: [action('Share', { shareLocationAction: {} })],
} satisfies Record<SuggestionKind, SuggestionDraft[]>;

/** A text with all of these buttons. */
export const everyAction = textMessage('Choose', Object.values(buttonsByKind).flat());

export const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');
