import { isolate } from '../../lib/text/isolate';
import type { TemplateDraft, SuggestionDraft } from '../../schema/draft/draft';
import { type AltTexts, altTextOf } from '../../schema/media/altTexts';
import type { Clipping } from '../clipping/clipping';
import { splitTrailingLink, tileLabel, linkHost } from '../text/links';
import type { Agent } from '../model/agent';
import { drawnCards, isInCarousel, type DrawnCard, type CardPart } from '../message/drawnCards';
import type { System } from '../model/options';
import { messagePaths } from '../message/parts';
import { withSamples, type Samples } from '../text/withSamples';
import { type Reading, type Spoken, type LeftOut, type SpokenRole, textNote } from './speak';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import {
  suggestionGroups,
  addressLine,
  drawnSuggestions,
  maxSuggestions,
  type Placed,
} from '../message/suggestions';
import { mediaKind, type MediaKind, isShownOn } from '../media/mediaFace';

/** What a message is read with: its sender, its samples, the alt texts of its pictures, what the drawn phone cuts. */
type ReadingContext = {
  agent: Agent;
  samples: Samples;
  altTexts: AltTexts;
  clippings: readonly Clipping[];
};

/**
 * A message as the screen reader of a phone reads it, stop by stop: TalkBack and VoiceOver read from top to bottom, names
 * before roles. How the two messengers name their parts is inferred.
 */
export function readingOf(template: TemplateDraft, system: System, context: ReadingContext): Reading {
  const { name, verified } = context.agent;
  const sender: Spoken = {
    words: system === 'android' && verified ? `${name}, verified` : name,
    role: 'heading',
  };
  const cards = drawnCards(template);
  const parts =
    cards.length > 0
      ? cards.map((card, index) => readCard(card, system, context, index))
      : [readMessage(template, system, context)];
  return {
    spoken: [sender, ...parts.flatMap(({ spoken }) => spoken)],
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
}

function readMessage({ component }: TemplateDraft, system: System, { samples }: ReadingContext): Reading {
  const { text = '', suggestions = [] } = component;
  const path = messagePaths.text;
  const { words, link } = system === 'ios' ? splitTrailingLink(text) : { words: text, link: undefined };
  const tile: Spoken[] =
    link === undefined ? [] : [{ words: `${tileLabel}, ${linkHost(link)}`, role: 'link', path }];
  const buttons = readButtons(suggestions, messagePaths.chips, system, 'message', undefined);
  return {
    spoken: [...spokenText(words, path, samples), ...tile, ...buttons.spoken],
    leftOut: buttons.leftOut,
  };
}

function spokenText(text: string, path: string, samples: Samples): Spoken[] {
  const words = withSamples(text, samples).trim();
  const note = textNote(words);
  return words === '' ? [] : [{ words, role: 'text', path, ...(note ? { note } : {}) }];
}

/** A text of a card. A text that the screen cuts is whole for a reader; one that it has no room for is not there. */
function readText(
  { text, path, name }: { text: string; path: string; name: string },
  system: System,
  { samples, clippings }: ReadingContext,
): Reading {
  const cut = clippings.find((each) => each.path === path);
  if (cut?.kind === 'gone') return { spoken: [], leftOut: [{ message: `${name} ${noRoom[system]}`, path }] };
  const spoken = spokenText(text, path, samples);
  return { spoken: cut ? spoken.map(withCutNote) : spoken, leftOut: [] };
}

function withCutNote(stop: Spoken): Spoken {
  return { ...stop, note: [stop.note, 'Cut off on screen, but read in full.'].filter(Boolean).join(' ') };
}

/** The control of a carousel's card that Android cuts. */
function readMore(
  path: string,
  system: System,
  isCarousel: boolean,
  clippings: readonly Clipping[],
): Spoken[] {
  const isCut = clippings.some(
    (cut) =>
      cut.path.startsWith(`${path}.`) &&
      (cut.kind === 'gone' || (cut.kind === 'text' && cut.part !== 'button')),
  );
  return system === 'android' && isCarousel && isCut ? [{ words: 'More', role: 'button', path }] : [];
}

function readCard(
  { card, path, shape }: DrawnCard,
  system: System,
  context: ReadingContext,
  index: number,
): Reading {
  const { samples, altTexts, clippings } = context;
  const isCarousel = isInCarousel(shape);
  const place = isCarousel ? ` of card ${index + 1}` : '';
  const texts = (['title', 'description'] as const).map((part) =>
    readText(
      { text: card[part] ?? '', path: `${path}.${part}`, name: `The ${part}${place}` },
      system,
      context,
    ),
  );
  const media = readMedia({ card, path }, altTexts, system, place);
  const buttons = readButtons(card.suggestions ?? [], `${path}.suggestions`, system, 'card', samples, {
    clippings,
    place,
  });
  // A picture at the right is read after the text, which stands left of it.
  const words = [...texts.flatMap(({ spoken }) => spoken), ...readMore(path, system, isCarousel, clippings)];
  const content = shape === 'right' ? [...words, ...media.spoken] : [...media.spoken, ...words];
  const number = isCarousel ? { card: index + 1 } : {};
  return {
    spoken: [...content, ...buttons.spoken].map((stop) => ({ ...stop, ...number })),
    leftOut: [...media.leftOut, ...texts.flatMap(({ leftOut }) => leftOut), ...buttons.leftOut],
  };
}

/** Why a part of a card is not read that the drawn card has left out. */
const noRoom = {
  android: 'doesn’t fit on the card. “More” opens it.',
  ios: 'doesn’t fit on the card. Tap the card to open it.',
} satisfies Record<System, string>;

type Drawn = {
  /** What the drawn phone cuts. */
  clippings: readonly Clipping[];
  /** Where the buttons are, in words: ` of card 2`, empty for the only card. */
  place: string;
};

/** The suggestions at a path as a system draws them: up to the limit of their owner, on an iPhone grouped and folded. */
function readButtons(
  suggestions: SuggestionDraft[],
  path: string,
  system: System,
  owner: keyof typeof maxSuggestions,
  /** Samples for the addresses that are read; undefined where none are. */
  addressSamples: Samples | undefined,
  { clippings, place }: Drawn = { clippings: [], place: '' },
): Reading {
  const toSpoken = (placed: Placed): Spoken => ({
    words: buttonWords(placed.suggestion, system === 'android' ? addressSamples : undefined),
    role: 'button',
    path: `${path}.${placed.index}`,
  });
  const isGone = ({ index }: Placed) =>
    clippings.some((cut) => cut.kind === 'gone' && cut.path === `${path}.${index}`);
  const { shown, beyond } = drawnSuggestions(suggestions, owner);
  const drawn = shown.filter((each) => !isGone(each));
  const gone = shown.filter(isGone).map(({ suggestion, index }) => ({
    message: `“${isolate(suggestionText(suggestion))}”${place} ${noRoom[system]}`,
    path: `${path}.${index}`,
  }));
  const max = maxSuggestions[owner];
  const unseen: LeftOut[] =
    beyond > 0 ? [{ message: `Buttons after the first ${max}.`, path: `${path}.${max}` }] : [];
  if (system === 'android') return { spoken: drawn.map(toSpoken), leftOut: [...gone, ...unseen] };
  const { actions, replies, folds } = suggestionGroups(drawn);
  const folded = actions.map(({ suggestion, index }) => ({
    message: `“${isolate(suggestionText(suggestion))}”, until “Options” is opened.`,
    path: `${path}.${index}`,
  }));
  const menu: Spoken = { words: 'Options', role: 'menu', path: `${path}.${actions[0]?.index ?? 0}` };
  return {
    spoken: [...(folds ? [menu] : actions.map(toSpoken)), ...replies.map(toSpoken)],
    leftOut: [...(folds ? folded : []), ...unseen],
  };
}

/** Android prints the address under a button of a card, and its reader reads it. */
function buttonWords(suggestion: SuggestionDraft, samples: Samples | undefined): string {
  const text = suggestionText(suggestion);
  const address = addressLine(suggestion);
  return samples && address ? `${text}, ${withSamples(address, samples)}` : text;
}

const mediaRoles = { image: 'image', gif: 'image', video: 'video', pdf: 'file' } satisfies Record<
  MediaKind,
  SpokenRole
>;

const mediaNames = { image: 'picture', gif: 'GIF', video: 'video', pdf: 'PDF' } satisfies Record<
  MediaKind,
  string
>;

/** The picture, film or file of a card, by its alt text. */
function readMedia(
  { card, path: cardPath }: CardPart,
  altTexts: AltTexts,
  system: System,
  /** Where it is, in words: ` of card 2`, empty for the only card. */
  place: string,
): Reading {
  const fileUrl = card.media?.contentInfo?.fileUrl;
  const path = `${cardPath}.media`;
  if (!fileUrl) return { spoken: [], leftOut: [] };
  const kind = mediaKind(fileUrl);
  const words = altTextOf(altTexts, fileUrl).trim();
  if (!isShownOn(system, kind))
    return { spoken: [], leftOut: [{ message: `The PDF${place}, which iPhone doesn’t show.`, path }] };
  return {
    spoken: [
      {
        words,
        role: mediaRoles[kind],
        path,
        note:
          words === ''
            ? 'Add alt text to give it a name.'
            : 'Read aloud only if the platform passes the alt text on.',
      },
    ],
    leftOut:
      words === ''
        ? [{ message: `The content of the ${mediaNames[kind]}${place}. Add alt text.`, path }]
        : [],
  };
}
