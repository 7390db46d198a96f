import * as sizes from '../model/androidSizes';
import * as ios from '../model/iosSizes';
import type { Assumption } from './Assumption';
import { evidence } from './evidence';

/** The figures of the drawing that no rule of a vendor gives, from the tables of sizes. */
export const figureAssumptions: readonly Assumption[] = [
  {
    system: 'android',
    subject: 'Bars: status, header, message field, gestures',
    value: `${Object.values(sizes.chrome).join(', ')} dp`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Bubble',
    value: `at most ${sizes.bubble.width} dp wide, corners ${sizes.bubble.radius}, ${sizes.bubble.smallCorner} at the side of its sender`,
    ...evidence.phoneKit,
  },
  {
    system: 'android',
    subject: 'Corners of a card, and of a sheet from below',
    value: `${sizes.cardRadius} and ${sizes.sheetRadius} dp`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Height of a button in a card, and of one with its web address',
    value: `${sizes.buttonRow.height} and ${sizes.buttonRow.withAddress} dp`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Size and corners of the logo',
    value: `${sizes.logo.side} and ${sizes.logo.radius} dp`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Text of a card: size and line of title and description',
    value: `${sizes.cardText.title.size}/${sizes.cardText.title.line} and ${sizes.cardText.description.size}/${sizes.cardText.description.line} sp`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Sign on a film, preview of a link, cards that count as narrow',
    value: `${sizes.mediaSign} dp; ${sizes.linkPreview.width} with a picture of ${sizes.linkPreview.picture}; up to ${sizes.narrowCard}`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Bars: status (with a home button), header, logo, home',
    value: `${ios.bars.status} (${ios.bars.homeButtonStatus}), ${ios.bars.navigation}, ${ios.bars.avatar}, ${ios.bars.home} pt`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Frame, corners of the screen, bars beside a home button',
    value: `${ios.frameWidth}, ${ios.screenCorner}, ${ios.homeButtonBar} pt`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Bubble',
    value: `at most ${ios.bubble.share * 100} % of the screen, corners ${ios.bubble.radius} pt`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Height of a button in a card, and below one',
    value: `${ios.button.inCard} and ${ios.button.below} pt`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Menu of “Options”: width, row, distance',
    value: `${ios.menu.width}, ${ios.menu.rowHeight}, ${ios.menu.gap} pt`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Tile of a link at the end of a text',
    value: `${ios.linkTile.width} wide, its face ${ios.linkTile.face} high`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Corners of the picture beside a text',
    value: `${ios.thumbnail.radius} pt`,
    ...evidence.thisPreview,
  },
];
