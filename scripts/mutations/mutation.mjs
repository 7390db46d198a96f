// @ts-check
/**
 * Facts of the phones, each with the change that breaks it and the test that must then fail. `test` is the start of
 * the title of a test of the browser in `e2e/phone`, or of a unit test in `src/preview` where `spec` ends in
 * `.test.ts` or `.test.tsx`. `from` stands exactly once in `file`.
 *
 * @typedef {{ check: string, breaks: string, file: string, from: string, to: string, spec: string, test: string }} Mutation
 */

export const android = 'src/preview/android';
export const ios = 'src/preview/ios';
export const model = 'src/preview/model';
export const message = 'src/preview/message';
export const androidFigures = 'src/schema/phones/androidFigures.ts';
export const iosFigures = 'src/schema/phones/iosFigures.ts';
export const iosLimits = 'src/schema/phones/iosLimits.ts';

const specs = {
  vertical: ['android/vertical-card.spec.ts', '1, 2, 3, 11.'],
  low: ['android/vertical-card.spec.ts', '17. no card'],
  bare: ['android/vertical-card.spec.ts', '55, 56.'],
  literal: ['android/vertical-card.spec.ts', '57. title'],
  widths: ['android/carousel.spec.ts', '4, 5, 6, 18.'],
  strip: ['android/carousel.spec.ts', '7, 12, 13, 15.'],
  row: ['android/carousel.spec.ts', '14. the cards'],
  count: ['android/carousel.spec.ts', '16, 17. the cards'],
  order: ['android/carousel.spec.ts', '19. after a card'],
  beside: ['android/horizontal-card.spec.ts', '8, 9, 10.'],
  besideShapes: ['android/horizontal-card.spec.ts', '8, 49, 53.'],
  rows: ['android/suggestions.spec.ts', '20, 21, 22, 41.'],
  chips: ['android/suggestions.spec.ts', '21, 22, 40, 41, 43.'],
  chipBoxes: ['android/suggestion-boxes.spec.ts', '42. chips are 32'],
  labels: ['android/suggestion-boxes.spec.ts', '44. a button text'],
  wideLabel: ['android/suggestion-boxes.spec.ts', '45.'],
  taps: ['android/conversation.spec.ts', '23, 24, 26–39.'],
  rowTaps: ['android/conversation.spec.ts', '23, 25, 29, 78.'],
  crop: ['android/picture-crop.spec.ts', '. a picture of'],
  media: ['android/media.spec.ts', '48, 49, 53, 54.'],
  kinds: ['android/media.spec.ts', '50, 51, 52.'],
  rtlCard: ['android/text.spec.ts', '58, 69.'],
  rtlBubble: ['android/text.spec.ts', '58. a right-to-left message'],
  link: ['android/text.spec.ts', '70.'],
  samples: ['android/text.spec.ts', '67, 68.'],
  largest: ['android/text.spec.ts', '97, 98.'],
  cuts: ['android/overflow.spec.ts', '59–62.'],
  cap: ['android/overflow.spec.ts', '59, 60.'],
  fullView: ['android/overflow.spec.ts', '63, 64.'],
  fold: ['android/overflow.spec.ts', '65, 66.'],
  themes: ['android/trust.spec.ts', '88.'],
  agent: ['android/trust.spec.ts', '86, 87, 89, 90.'],
  iosShape: ['ios/cards.spec.ts', '71, 72, 85, 86, 90.'],
  iosBeside: ['ios/cards.spec.ts', '73, 74, 98.'],
  iosCarousel: ['ios/cards.spec.ts', '16, 19, 56, 77, 81.'],
  iosMedia: ['ios/cards.spec.ts', '52, 53.'],
  iosFold: ['ios/suggestions.spec.ts', '75, 76, 77, 78.'],
  iosTaps: ['ios/suggestions.spec.ts', '23, 26, 28–31, 35–39, 82, 83.'],
  iosSix: ['ios/text.spec.ts', '79, 80.'],
  iosText: ['ios/text.spec.ts', '57, 58, 66, 67, 68, 69.'],
  iosTile: ['ios/text.spec.ts', '66, 84.'],
  page: ['both/page.spec.ts', '92, 93, 95.'],
  listed: ['both/page.spec.ts', '91, 100.'],
  blank: ['both/page.spec.ts', '99.'],
  keys: ['both/page.spec.ts', '96.'],
  picture: ['both/picture.spec.ts', '94. the saved picture'],
  drag: ['both/reach.spec.ts', 'a mouse drags carousels'],
  both: ['both/reach.spec.ts', '“Both”'],
};

/**
 * @param {string} check
 * @param {string} breaks
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @param {keyof typeof specs} spec
 * @returns {Mutation}
 */
export function inBrowser(check, breaks, file, from, to, spec) {
  const [name = '', test = ''] = specs[spec];
  return { check, breaks, file, from, to, spec: `e2e/phone/${name}`, test };
}

/**
 * @param {string} check
 * @param {string} breaks
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @param {string} spec
 * @param {string} test
 * @returns {Mutation}
 */
export function inUnit(check, breaks, file, from, to, spec, test) {
  return { check, breaks, file, from, to, spec: `src/preview/${spec}`, test };
}
