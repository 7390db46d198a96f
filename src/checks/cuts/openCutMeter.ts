import { createStage } from '../../preview/cuts/createStage';
import { phoneStates } from '../../preview/cuts/cutStates';
import { measureCuts, type CutCache, type CutsRequest, type StateCuts } from '../../preview/cuts/measureCuts';

export type CutMeter = {
  /** What a template loses in the given states, by default in all; undefined when it was stopped. */
  measure: (
    request: Omit<CutsRequest, 'states'> & Partial<Pick<CutsRequest, 'states'>>,
  ) => Promise<StateCuts[] | undefined>;
  /** Takes the measured phones off the page. What was measured is kept. */
  rest: () => void;
};

/** A meter with a stage of its own. Loaded with both phones when it is first needed. */
export function openCutMeter(): CutMeter {
  const stage = createStage();
  const cache: CutCache = new Map();
  return {
    measure: ({ states, ...request }) =>
      measureCuts({ ...request, states: states ?? phoneStates(request.template.type) }, stage, cache),
    rest: stage.clear,
  };
}
