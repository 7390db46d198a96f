/** The parts of the cut report that are loaded together, when the first template is measured. */
export { cutFindings } from './cutFindings';
export { openCutMeter } from './openCutMeter';
export { sampleValuesOf } from './sampleValuesOf';
export { rowCutsOf } from './rowCutsOf';
export { usualStates } from '../../preview/clipping/clippingStates';
