import { isolate } from '../../lib/text/isolate';
import type { MediaHeight } from '../../schema/values/enums';
import { iosLines } from '../../schema/phones/iosFigures';
import { mediaKind, mediaNames, isShownOn, isStillOn } from '../media/mediaFace';
import { isBesideText, isInCarousel, type DrawnCard } from '../message/drawnCards';
import { drawnHeight } from '../media/mediaBox';
import type { System } from '../model/options';
import { splitAtLinks } from '../text/links';
import { withSamples } from '../text/withSamples';
import { describeButtons } from './describeButtons';
import { quote, describeLetters, type DrawnFacts, type SeenOn, type SeenPart } from './seen';

/** A card in words: its picture, texts and buttons as this phone draws them. */
export function describeCard(described: DrawnCard, system: System, drawn: DrawnFacts, on: SeenOn): SeenPart {
  const { card, path, name } = described;
  return {
    title: name,
    lines: [
      ...describePicture(described, system, drawn),
      ...new Set([
        ...describeText('title', described, system, drawn, on),
        ...describeText('description', described, system, drawn, on),
      ]),
      ...describeButtons(
        { suggestions: card.suggestions ?? [], path, isCard: true },
        system,
        drawn.clippings,
        on,
      ),
    ],
  };
}

function describePicture(
  { card: { media }, path, shape }: DrawnCard,
  system: System,
  { clippings, pictures }: DrawnFacts,
): string[] {
  const fileUrl = media?.contentInfo?.fileUrl;
  if (!media || !fileUrl) return [];
  const kind = mediaKind(fileUrl);
  const name = mediaNames[kind];
  const isBeside = isBesideText(shape);
  const place = isBeside ? `${name}, ${shape} of the text` : `${name} above the text`;
  if (!isShownOn(system, kind)) return [`${place}: iPhone doesn’t show PDFs in cards.`];
  const moves =
    kind !== 'gif' ? '' : isStillOn(system, kind) ? ' It doesn’t move on iPhone.' : ' It is animated.';
  const box = describeBox(system, drawnHeight(shape, media.height));
  if (!pictures.includes(`${path}.media`))
    return [`${place}: not loaded here, so it is unknown how much is cut off. ${box}${moves}`];
  const cut = clippings.find((each) => each.kind === 'picture' && each.path.startsWith(`${path}.media`));
  return cut?.kind === 'picture'
    ? [
        `${place}: ${percent(cut.hidden)} of this ${cut.form} picture is cut off, equally at ${ends[cut.edges]}. ${box}${moves}`,
      ]
    : [`${place}: shown in full.${moves}`];
}

/** The space that the phone fills with a picture, and why the picture may not fit into it. Beside a text it has no height. */
function describeBox(system: System, height: MediaHeight | undefined): string {
  if (system === 'ios')
    return height === undefined
      ? 'iPhone always shows a small square beside the text.'
      : 'iPhone keeps the picture’s shape, unless it is very wide or very tall.';
  return height === undefined
    ? 'Android makes it as tall as the text beside it, so more text cuts off more of the picture.'
    : `Android gives it a fixed height (${isolate(height.toLowerCase())}) and cuts off what doesn’t fit.`;
}

const ends = {
  'top and bottom': 'top and bottom',
  'left and right': 'left and right',
} as const;

const names = { title: 'Title', description: 'Description' } as const;

function describeText(
  part: 'title' | 'description',
  { card, path, shape }: DrawnCard,
  system: System,
  { clippings }: DrawnFacts,
  on: SeenOn,
): string[] {
  const text = card[part] ?? '';
  if (text.trim() === '') return [];
  const cut = clippings.find((each) => each.path === `${path}.${part}`);
  // The reason stands by itself: cards of a carousel share it, not their letters.
  const lines =
    cut === undefined
      ? [`${names[part]}: ${quote(text, on)}`]
      : [
          cut.kind === 'text'
            ? `${names[part]}, cut off: ${describeLetters(cut)}.`
            : `${names[part]}: not shown.`,
          cutReason(system, shape),
        ];
  const links = splitAtLinks(withSamples(text, on.samples)).flatMap(({ text: piece, link }) =>
    link ? [piece] : [],
  );
  return [
    ...lines,
    ...links.map(
      (link) =>
        `${link} in the ${part} can’t be tapped. Links in the text of a card don’t work; use a button.`,
    ),
  ];
}

function cutReason(system: System, shape: DrawnCard['shape']): string {
  if (system === 'ios')
    return `iPhone shows at most ${iosLines.card} lines of title and description together. Tap the card to see all of it.`;
  return isInCarousel(shape)
    ? 'The card is too tall for a carousel on Android, which shortens the description first, then the title, then removes buttons. Tap “More” on the card to see everything.'
    : 'There is no room for more. Tap the card to see everything.';
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
