// The first load does without the readers of files: pages load this module with the first file, and import it in no other way.
export { draftForPictures, readImportFile } from './readImportFile';
