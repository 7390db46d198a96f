import type { TemplateDraft } from '../../schema/draft/draft';
import type { AltTexts } from '../../schema/media/altTexts';
import type { Clipping } from '../clipping/clipping';
import { splitTrailingLink, tileLabel, linkHost } from '../text/links';
import type { Agent } from '../model/agent';
import { drawnCards, isInCarousel, type DrawnCard } from '../message/drawnCards';
import type { System } from '../model/options';
import { messagePaths } from '../message/parts';
import { withSamples, type Samples } from '../text/withSamples';
import { noRoom, readButtons } from './readButtons';
import type { Reading, Spoken } from './Reading';
import { readMedia } from './readMedia';
import { textNote } from './textNote';

/** What a message is read with: its sender, its samples, the alt texts of its pictures, what the drawn phone cuts. */
export type ReadingContext = {
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
  if (cut?.kind === 'gone') return { spoken: [], leftOut: [{ message: `${name}: ${noRoom[system]}`, path }] };
  const spoken = spokenText(text, path, samples);
  return { spoken: cut ? spoken.map(withCutNote) : spoken, leftOut: [] };
}

function withCutNote(stop: Spoken): Spoken {
  return { ...stop, note: [stop.note, 'Cut on the screen, read whole.'].filter(Boolean).join(' ') };
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
