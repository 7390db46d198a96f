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
  if (!isShownOn(system, kind)) return [`${place}: a PDF in a card is not shown on an iPhone.`];
  const moves =
    kind !== 'gif' ? '' : isStillOn(system, kind) ? ' It stands still on an iPhone.' : ' It moves.';
  const box = describeBox(system, drawnHeight(shape, media.height));
  if (!pictures.includes(`${path}.media`))
    return [`${place}: it is not loaded here, so how much of it is cut is not known. ${box}${moves}`];
  const cut = clippings.find((each) => each.kind === 'picture' && each.path.startsWith(`${path}.media`));
  return cut?.kind === 'picture'
    ? [
        `${place}: ${percent(cut.hidden)} of this ${cut.form} picture is cut off, the same at ${ends[cut.edges]}. ${box}${moves}`,
      ]
    : [`${place}: shown whole.${moves}`];
}

/** The space that the phone fills with a picture, and why the picture may not fit into it. Beside a text it has no height. */
function describeBox(system: System, height: MediaHeight | undefined): string {
  if (system === 'ios')
    return height === undefined
      ? 'An iPhone shows a small square beside a text, whatever the form of the picture.'
      : 'An iPhone keeps the form of a picture, unless it is very wide or very high.';
  return height === undefined
    ? 'Android makes it as high as the text beside it, and fills that space: the more text, the more of the picture is cut.'
    : `Android gives it a fixed height (${height.toLowerCase()}) over the whole width of the card, and cuts what does not fit.`;
}

const ends = {
  'top and bottom': 'the top and the bottom',
  'left and right': 'the left and the right',
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
            ? `${names[part]}, cut: ${describeLetters(cut)}.`
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
        `${link} in the ${part} cannot be tapped: in the texts of a card neither phone makes links. Only a button does something.`,
    ),
  ];
}

function cutReason(system: System, shape: DrawnCard['shape']): string {
  if (system === 'ios')
    return `An iPhone shows at most ${iosLines.card} lines of title and description together; a press on the card opens the whole text.`;
  return isInCarousel(shape)
    ? 'The card is higher than Android allows in a carousel: it cuts the description first, then the title, then leaves out buttons. “More” on the card opens all of it.'
    : 'There is no room for more; a press opens the whole card.';
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
