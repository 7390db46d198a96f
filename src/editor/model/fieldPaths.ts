import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { suggestionKindOf, type SuggestionKind } from '../../schema/draft/suggestionKinds';
import { cardsPath, carouselPath, standaloneCardPath, standaloneContentPath } from './paths';

const action = (...fields: string[]) => ['action.text', ...fields, 'action.postbackData'];

/** The fields of each kind of button, in the order of its form. */
const suggestionFields = {
  reply: ['reply.text', 'reply.postbackData'],
  dialAction: action('action.dialAction.phoneNumber'),
  openUrlAction: action('action.openUrlAction.url', 'action.openUrlAction.application'),
  viewLocationAction: action('action.viewLocationAction'),
  shareLocationAction: action(),
  createCalendarEventAction: action(
    ...['title', 'startTime', 'endTime', 'description'].map(
      (field) => `action.createCalendarEventAction.${field}`,
    ),
  ),
} satisfies Record<SuggestionKind, readonly string[]>;

/** The paths of all fields that the form of a template has, filled in or not, in the form's order. */
export function fieldPaths({ type, component }: TemplateDraft): string[] {
  const { suggestions, richCard } = component;
  const start = ['name', 'type'];
  switch (type) {
    case 'text_message':
      return [...start, 'component.text', ...suggestionPaths('component', suggestions)];
    case 'rich_card':
      return [
        ...start,
        `${standaloneCardPath}.cardOrientation`,
        ...cardPaths(standaloneContentPath, richCard?.standaloneCard?.cardContent),
      ];
    case 'carousel':
      return [
        ...start,
        `${carouselPath}.cardWidth`,
        ...(richCard?.carouselCard?.cardContents ?? []).flatMap((card, index) =>
          cardPaths(`${cardsPath}.${index}`, card),
        ),
      ];
    default:
      return type satisfies never;
  }
}

function cardPaths(at: string, card: CardContentDraft | undefined): string[] {
  const media = ['media.contentInfo.fileUrl', 'media.height'];
  return [
    ...media.map((field) => `${at}.${field}`),
    `${at}.title`,
    `${at}.description`,
    ...suggestionPaths(at, card?.suggestions),
  ];
}

function suggestionPaths(at: string, suggestions: readonly SuggestionDraft[] = []): string[] {
  return suggestions.flatMap((suggestion, index) => {
    const kind = suggestionKindOf(suggestion);
    return (kind ? suggestionFields[kind] : []).map((field) => `${at}.suggestions.${index}.${field}`);
  });
}
