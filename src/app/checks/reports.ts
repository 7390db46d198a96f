/** The reports that are loaded together, once the page is drawn. */
export { reportName } from './reportName';
export { reportPictures } from './reportPictures';
export { reportSamples } from './reportSamples';
