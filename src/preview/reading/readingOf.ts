import type { TemplateDraft } from '../../schema/draft/draft';
import type { AltTexts } from '../../schema/media/altTexts';
import { splitTrailingLink } from '../ios/rules/trailingLink';
import type { Agent } from '../model/agent';
import { drawnCards, isInCarousel, type DrawnCard } from '../message/drawnCards';
import { tileWords } from '../message/words';
import type { System } from '../model/options';
import { messagePaths } from '../message/messagePaths';
import { linkHost } from '../text/linkHost';
import { withSamples, type Samples } from '../text/withSamples';
import { readButtons } from './readButtons';
import type { Reading, Spoken } from './Reading';
import { readMedia } from './readMedia';
import { textNote } from './textNote';

/** What a message is read with: its sender, its samples, the alt texts of its pictures. */
export type ReadingContext = { agent: Agent; samples: Samples; altTexts: AltTexts };

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
      : [readText(template, system, context)];
  return {
    spoken: [sender, ...parts.flatMap(({ spoken }) => spoken)],
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
}

function readText({ component }: TemplateDraft, system: System, { samples }: ReadingContext): Reading {
  const { text = '', suggestions = [] } = component;
  const path = messagePaths.text;
  const { words, link } = system === 'ios' ? splitTrailingLink(text) : { words: text, link: undefined };
  const tile: Spoken[] =
    link === undefined ? [] : [{ words: `${tileWords}, ${linkHost(link)}`, role: 'link', path }];
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

function readCard(
  { card, path, shape }: DrawnCard,
  system: System,
  { samples, altTexts }: ReadingContext,
  index: number,
): Reading {
  const texts = [
    ...spokenText(card.title ?? '', `${path}.title`, samples),
    ...spokenText(card.description ?? '', `${path}.description`, samples),
  ];
  const isCarousel = isInCarousel(shape);
  const media = readMedia({ card, path }, altTexts, system, isCarousel ? ` of card ${index + 1}` : '');
  const buttons = readButtons(card.suggestions ?? [], `${path}.suggestions`, system, 'card', samples);
  // A picture at the right is read after the text, which stands left of it.
  const content = shape === 'right' ? [...texts, ...media.spoken] : [...media.spoken, ...texts];
  const number = isCarousel ? { card: index + 1 } : {};
  return {
    spoken: [...content, ...buttons.spoken].map((stop) => ({ ...stop, ...number })),
    leftOut: [...media.leftOut, ...buttons.leftOut],
  };
}
