import type { TemplateDraft } from '../../schema/draft/draft';
import { trailingLink, tileLabel, splitAtLinks, type LinkKind } from '../text/links';
import { drawnCards } from '../message/drawnCards';
import type { System } from '../model/options';
import { withSamples } from '../text/withSamples';
import type { TextSize } from '../../schema/phones/phones';
import { textSizeNames, textSizePercent } from '../figures/typography';
import { describeButtons } from './describeButtons';
import { describeCard } from './describeCard';
import { quote, type DrawnFacts, type Seen, type SeenOn, type SeenPart } from './seen';

const phones = {
  android: 'Android, Google Messages',
  ios: 'iPhone, Messages',
} as const satisfies Record<System, string>;

/**
 * What a person sees on a phone, in words to copy into an answer: each part, what is cut and why, what a tap does. It
 * follows the same models as the drawing, and takes what only the layout knows from the drawn phone.
 */
export function describeScreen(template: TemplateDraft, system: System, drawn: DrawnFacts, on: SeenOn): Seen {
  return {
    title: `${phones[system]} (${on.phone}), text size ${textSizeNames[on.textSize].toLowerCase()}, ${on.theme} theme`,
    parts: [...describeSettings(system, on), ...describeMessage(template, system, drawn, on)],
  };
}

/** The settings of the phone that change what is seen. */
function describeSettings(system: System, { theme, textSize }: SeenOn): SeenPart[] {
  const lines = [
    ...(theme === 'dark'
      ? [
          'Dark theme: the phone chooses dark colours for cards, bubbles and texts. Pictures don’t change, but the dark card shows through transparent parts.',
        ]
      : []),
    ...(textSize === 'default' ? [] : [describeSize(textSize, system)]),
  ];
  return lines.length > 0 ? [{ title: 'Phone settings', lines }] : [];
}

function describeSize(size: TextSize, system: System): string {
  const set = `The text size is set to ${textSizePercent[system](size)} of normal.`;
  if (size === 'small') return `${set} More characters fit on a line.`;
  return system === 'android'
    ? `${set} Texts and buttons need more room, so cards are taller and more may be cut off.`
    : `${set} Texts and buttons need more room, so fewer characters fit on a line.`;
}

function describeMessage(template: TemplateDraft, system: System, drawn: DrawnFacts, on: SeenOn): SeenPart[] {
  const cards = drawnCards(template);
  return cards.length === 0
    ? [describeText(template, system, drawn, on)]
    : joinCards(cards.map((card) => describeCard(card, system, drawn, on)));
}

function describeText({ component }: TemplateDraft, system: System, drawn: DrawnFacts, on: SeenOn): SeenPart {
  const { text = '', suggestions = [] } = component;
  return {
    title: 'Text message',
    lines: [
      `Text: ${quote(text, on)}`,
      ...describeLinks(withSamples(text, on.samples), system),
      ...describeButtons({ suggestions, path: 'component', isCard: false }, system, drawn.clippings, on),
    ],
  };
}

const taps = {
  web: 'opens it in the browser',
  email: 'starts an email to it',
  phone: 'opens the phone app with it',
} as const satisfies Record<LinkKind, string>;

function describeLinks(text: string, system: System): string[] {
  const links = splitAtLinks(text).flatMap(({ text: address, link }) => (link ? [{ address, link }] : []));
  const preview = system === 'ios' ? trailingLink(text) : undefined;
  return links.map(({ address, link }, index) => {
    if (preview === address && index === links.length - 1)
      return `${address} is at the end, so iPhone shows a “${tileLabel}” tile instead.`;
    return link === 'web' && system === 'ios'
      ? `${address} may not be tappable on iPhone, because other words follow it. Put it at the end of the text, or use a button.`
      : `${address} is a link; a tap ${taps[link]}.`;
  });
}

/**
 * The parts of a carousel's cards, with what is true of at least half of them told once, in front of the card's own
 * lines. Ten cards that are cut for one reason name it once.
 */
export function joinCards(cards: readonly SeenPart[]): SeenPart[] {
  const byLine = new Map<string, number[]>();
  for (const [index, { lines }] of cards.entries())
    for (const line of new Set(lines)) byLine.set(line, [...(byLine.get(line) ?? []), index + 1]);
  const isShared = (line: string) => {
    const { length } = byLine.get(line) ?? [];
    return length > 1 && length >= cards.length / 2;
  };
  const shared = new Map<string, string[]>();
  for (const [line, numbers] of byLine) {
    if (!isShared(line)) continue;
    const title = titleOf(numbers, cards.length);
    shared.set(title, [...(shared.get(title) ?? []), line]);
  }
  return [
    ...[...shared].map(([title, lines]) => ({ title, lines })),
    ...cards.flatMap(({ title, lines }) => {
      const own = lines.filter((line) => !isShared(line));
      return own.length > 0 ? [{ title, lines: own }] : [];
    }),
  ];
}

/** The cards of rising numbers: `Both cards`, `All 10 cards`, `Cards 1, 3 to 6 and 9`. */
function titleOf(numbers: readonly number[], count: number): string {
  if (numbers.length === count) return count === 2 ? 'Both cards' : `All ${count} cards`;
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([from, to]) =>
    to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  return `Cards ${words.slice(0, -1).join(', ')}${words.length > 1 ? ' and ' : ''}${words.at(-1)}`;
}
