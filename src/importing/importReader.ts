// What the first load does without: pages load this module with the first paste or file, and import it in no other way.
export { draftForPictures, readImportFile, toImportSource } from './readImportFile';
