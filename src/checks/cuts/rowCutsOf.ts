import type { RowCut } from '../../editor/samples/rowCuts';
import { lossOf } from '../../preview/clipping/clipping';
import type { StateClippings } from '../../preview/clipping/measureClippings';
import type { TemplateDraft } from '../../schema/draft/draft';
import { cutFindings } from './cutFindings';

/** The share of a part by which two measurements may differ. */
const NOISE = 0.005;

/**
 * What a row loses in some states beyond what the typical values lose in the same ones, the worst first. Check tells the
 * rest, which is no fault of the row.
 */
export function rowCutsOf(
  template: TemplateDraft,
  measured: readonly StateClippings[],
  typical: readonly StateClippings[],
): RowCut[] {
  const beyond = measured.map(({ state, clippings }, index) => {
    const usual = new Map(typical[index]?.clippings.map((cut) => [cut.path, lossOf(cut)]));
    return { state, clippings: clippings.filter((cut) => lossOf(cut) > (usual.get(cut.path) ?? 0) + NOISE) };
  });
  return cutFindings(template, beyond).flatMap(({ id, level, path, message, weight = 0, seenOn }) => {
    const seen = seenOn?.[0];
    // A warning weighs one more than what it loses.
    return seen ? [{ id, level, path, message, loss: weight - (level === 'warning' ? 1 : 0), seen }] : [];
  });
}
