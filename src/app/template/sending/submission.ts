/** The parts of a sending that are loaded together, with the first need. */
export { createSubmission } from '../../../submission/sending/createSubmission';
export { sendSession } from './sendSession';
