/** The reports that are loaded together, once the page is drawn. */
export { reportMedia } from '../pictures/check/reportMedia';
export { reportCuts } from './cuts/reportCuts';
export { reportName } from './reportName';
export { reportPictures } from './reportPictures';
export { reportSamples } from './reportSamples';
