import { hiddenPicture } from '../../advice/model/hiddenPicture';
import { vendorPages } from '../../advice/model/sources';
import type { ReportedFinding, SeenPhone } from '../../editor/state/findings';
import { valueAt } from '../../lib/path';
import { groupBy } from '../../lib/values';
import { lossOf, type Clipping } from '../../preview/clipping/clipping';
import { isAccessibilitySize, type ClippingState } from '../../preview/clipping/clippingStates';
import { clippingSentence } from '../../preview/clipping/clippingWords';
import type { StateClippings } from '../../preview/clipping/measureClippings';
import { defaultPreviewOptions } from '../../preview/model/options';
import type { TemplateDraft } from '../../schema/draft/draft';
import { parsePath } from '../../schema/values/issues';
import type { RowClipping } from '../../editor/samples/rowClipping';

/** A cut with the state in which it was measured. */
type MeasuredCut = { cut: Clipping; state: ClippingState };

/** Whether a cut is worth a word. */
export const isReported = (cut: Clipping): boolean =>
  cut.kind !== 'picture' || cut.hidden >= hiddenPicture.hint;

/** The share of a long text whose loss at the usual text size is worth a warning. */
const LOST_TEXT = 0.25;

/**
 * What the phones cut off as findings, the worst first: one for each field, with the phone and text size that most
 * people have in the sentence and all other ones behind it. A warning is what people lose at the usual text size with
 * typical values, and what is gone altogether at any size but those for accessibility.
 */
export function clippingFindings(
  template: TemplateDraft,
  measured: readonly StateClippings[],
): ReportedFinding[] {
  return placesByPath(measured)
    .map((places) => findingOf(template, places))
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}

/** Where each part is cut. */
function placesByPath(measured: readonly StateClippings[]): MeasuredCut[][] {
  const cuts = measured.flatMap(({ state, clippings }) =>
    clippings.filter(isReported).map((cut): MeasuredCut => ({ cut, state })),
  );
  return [...groupBy(cuts, ({ cut }) => cut.path).values()].map(withoutRepeats);
}

const worstLoss = (places: readonly MeasuredCut[]) => Math.max(...places.map(({ cut }) => lossOf(cut)));

/** The places without those where other values lose no more than the typical ones do. */
function withoutRepeats(places: readonly MeasuredCut[]): MeasuredCut[] {
  const typical = new Map(
    places.filter(({ state }) => isTypical(state)).map(({ cut, state }) => [phoneKey(state), lossOf(cut)]),
  );
  return places.filter(
    ({ cut, state }) => isTypical(state) || lossOf(cut) > (typical.get(phoneKey(state)) ?? 0) + 0.005,
  );
}

const isTypical = ({ set }: ClippingState) => set === undefined || set === 'typical';
const phoneKey = ({ system, textSize, carouselWidths, deviceWidth, iphoneWidth }: ClippingState) =>
  [system, textSize, carouselWidths, deviceWidth, iphoneWidth].join(' ');

function findingOf(template: TemplateDraft, places: readonly MeasuredCut[]): ReportedFinding {
  const sorted = places.toSorted(
    (a, b) =>
      rankOf(a.state) - rankOf(b.state) ||
      unusual(a.state) - unusual(b.state) ||
      lossOf(b.cut) - lossOf(a.cut),
  );
  const [first] = sorted as [MeasuredCut];
  const rank = rankOf(first.state);
  const level = sorted.some(isWarning) ? 'warning' : 'hint';
  const field = fieldOf(template, first.cut.path);
  return {
    id: `cut-${partOf(first.cut)}`,
    level,
    kind: 'look',
    path: parsePath(field),
    value: valueAt(template, field),
    message: `${clippingSentence(first.cut, first.state, template)} ${remedyOf(first, template)}`,
    ...whyOf(first),
    ...sourceOf(first),
    // The sizes for accessibility come last: where one is first, it has no other size behind it.
    ...(rank > 0 ? { isRare: true } : {}),
    weight:
      worstLoss(places.filter(({ state }) => rankOf(state) === rank)) + (level === 'warning' ? 1 : 0) - rank,
    seenOn: sorted.map(({ cut, state }): SeenPhone => {
      return { message: clippingSentence(cut, state, template), ...seenText(cut), state };
    }),
  };
}

const seenText = (cut: Clipping) =>
  cut.kind === 'text' ? { text: cut.text, ...(cut.isFolded ? { isFolded: cut.isFolded } : {}) } : {};

const partOf = (cut: Clipping) => (cut.kind === 'picture' ? 'picture' : cut.part);

/** The sizes for accessibility cut most, and would be in every sentence: they come last. */
const rankOf = ({ textSize }: ClippingState) => Number(isAccessibilitySize(textSize));

/** The number of things that most people have set otherwise. */
function unusual(state: ClippingState): number {
  const { textSize, carouselWidths, deviceWidth, iphoneWidth } = state;
  const most = defaultPreviewOptions;
  return [
    textSize !== 'default',
    textSize !== 'default' && textSize !== 'large',
    carouselWidths !== most.carouselWidths,
    deviceWidth !== most.deviceWidth,
    iphoneWidth !== most.iphoneWidth,
    !isTypical(state),
  ].filter(Boolean).length;
}

function isWarning({ cut, state }: MeasuredCut): boolean {
  if (isAccessibilitySize(state.textSize)) return false;
  if (cut.kind === 'gone') return true;
  if (state.textSize !== 'default' || !isTypical(state)) return false;
  if (cut.kind === 'picture') return cut.hidden >= hiddenPicture.warning;
  return cut.part !== 'description' || lossOf(cut) >= LOST_TEXT;
}

/** The field that a person would change: of a button its text. */
function fieldOf(template: TemplateDraft, path: string): string {
  if (!/suggestions\.\d+$/.test(path)) return path;
  const isAction = valueAt(template, `${path}.action`) !== undefined;
  return `${path}.${isAction ? 'action' : 'reply'}.text`;
}

/** That the usual text size cuts nothing, where the sentence names another one, and what else helps. */
function whyOf(cut: MeasuredCut): { why?: string } {
  const why = [...usualSize(cut), ...otherRemedies(cut)].join(' ');
  return why === '' ? {} : { why };
}

/** A cut at the usual text size would be the first one. */
const usualSize = ({ cut, state }: MeasuredCut): string[] =>
  cut.kind === 'picture' || state.textSize === 'default' ? [] : ['At the usual text size, all of it fits.'];

function remedyOf({ cut, state }: MeasuredCut, template: TemplateDraft): string {
  if (cut.kind === 'picture') {
    const isSide = template.component.richCard?.standaloneCard?.cardOrientation === 'HORIZONTAL';
    return isSide || state.system === 'ios'
      ? 'Keep what matters in the middle.'
      : 'Crop it, or choose another height.';
  }
  return isButton(cut) ? 'Shorten it.' : 'Shorten it, or put what matters first.';
}

const isButton = (cut: Clipping) => cut.kind === 'text' && cut.part === 'button';

function otherRemedies({ cut, state }: MeasuredCut): string[] {
  if (cut.kind === 'picture' || isButton(cut)) return [];
  return state.system === 'ios'
    ? ['Tapping opens the whole text.']
    : ['A shorter card helps too: less text, a lower picture or fewer buttons.'];
}

function sourceOf({ cut, state }: MeasuredCut) {
  if (cut.kind === 'picture') return vendorPages.googleMedia;
  if (state.system === 'ios' && cut.kind === 'text' && cut.part !== 'button')
    return vendorPages.googleCrossPlatform;
  return { ...vendorPages.googleCards, confidence: 'reported' as const };
}

/** The share of a part by which two measurements may differ. */
const NOISE = 0.005;

/**
 * What a row loses in some states beyond what the typical values lose in the same ones, the worst first. Check
 * reports the rest, which is no fault of the row.
 */
export function rowCutsOf(
  template: TemplateDraft,
  measured: readonly StateClippings[],
  typical: readonly StateClippings[],
): RowClipping[] {
  const beyond = measured.map(({ state, clippings }, index) => {
    const usual = new Map(typical[index]?.clippings.map((cut) => [cut.path, lossOf(cut)]));
    return { state, clippings: clippings.filter((cut) => lossOf(cut) > (usual.get(cut.path) ?? 0) + NOISE) };
  });
  return placesByPath(beyond)
    .flatMap((places) => {
      const { id, level, path, message, weight = 0, seenOn: [seen] = [] } = findingOf(template, places);
      return seen ? [{ weight, cut: { id, level, path, message, loss: worstLoss(places), seen } }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ cut }) => cut);
}
