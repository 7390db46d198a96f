/** Page models of the RCS Template Builder, and a test that can do no harm. */
export { expect } from '@playwright/test';
export { test, type BenchFixtures } from './bench/test';
export {
  Platform,
  readConnection,
  type Connection,
  type RawAnswer,
  type ScenarioAnswer,
  type VerificationAnswer,
} from './bench/platform';
export { keepDraftsInBrowser } from './bench/keepDraftsInBrowser';
export { uniqueName } from './bench/uniqueName';
export { ButtonForm, type ButtonKind } from './ButtonForm';
export { ButtonList, type NewButton } from './ButtonList';
export { CardForm } from './CardForm';
export { Cards } from './Cards';
export { ConnectionPage } from './ConnectionPage';
export { CropDialog } from './dialogs/CropDialog';
export { Fields, type Entries } from './Fields';
export { GalleryPage } from './GalleryPage';
export { ImportDialog } from './dialogs/ImportDialog';
export { JsonEditor } from './JsonEditor';
export { LibraryImportDialog } from './dialogs/LibraryImportDialog';
export { LibraryPage } from './LibraryPage';
export { InspectPage } from './InspectPage';
export { PageMenu } from './PageMenu';
export { Palette } from './Palette';
export { PasteDialog } from './dialogs/PasteDialog';
export { dropFile, pasteInto } from './paste';
export { Phone, type PhoneSystem } from './Phone';
export { PhonePane } from './PhonePane';
export { ReviewPage } from './ReviewPage';
export { Samples } from './Samples';
export { SendPanel, type StatusLabel } from './SendPanel';
export { SenderDialog } from './dialogs/SenderDialog';
export { ShareDialog, type ShareTab } from './dialogs/ShareDialog';
export { SheetDialog } from './dialogs/SheetDialog';
export { TableDialog } from './dialogs/TableDialog';
export { TemplatePage, type DrawerTab, type TypeLabel } from './TemplatePage';
export { NextAnswers, TestersPage } from './TestersPage';
export { VerifyPage, type OperatorAnswer, type VerificationTitle } from './VerifyPage';
export { VersionsPage, type KeptVersion } from './VersionsPage';
