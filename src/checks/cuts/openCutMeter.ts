import { createStage } from '../../preview/clipping/createStage';
import { phoneStates } from '../../preview/clipping/clippingStates';
import {
  measureClippings,
  type ClippingCache,
  type ClippingRequest,
  type StateClippings,
} from '../../preview/clipping/measureClippings';

export type CutMeter = {
  /** What a template loses in the given states, by default in all; undefined when it was stopped. */
  measure: (
    request: Omit<ClippingRequest, 'states'> & Partial<Pick<ClippingRequest, 'states'>>,
  ) => Promise<StateClippings[] | undefined>;
  /** Takes the measured phones off the page. What was measured is kept. */
  rest: () => void;
};

/** A meter with a stage of its own. Loaded with both phones when it is first needed. */
export function openCutMeter(): CutMeter {
  const stage = createStage();
  const cache: ClippingCache = new Map();
  return {
    measure: ({ states, ...request }) =>
      measureClippings({ ...request, states: states ?? phoneStates(request.template.type) }, stage, cache),
    rest: stage.clear,
  };
}
