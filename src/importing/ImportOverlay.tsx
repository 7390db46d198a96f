import { useLocation } from 'wouter';
import { isModalOpen } from '../ui/browser/focus';
import { lazyPart } from '../ui/loading/lazyPart';
import { useStore } from 'zustand';
import { useAppServices } from '../workspace/services/AppServices';
import { shareLinkIn, useFileDrop, usePaste } from './importTarget';
import { draftHref } from '../workspace/draftLinks';
import { FileInput } from 'lucide-react';
import { Button } from '../ui/controls/Button';

/** Loaded with the first import: the readers of all formats are large. */
const ImportDialog = lazyPart(async () => (await import('./ImportDialog')).ImportDialog, null);

const loadReader = () => import('./importReader');

/** The pages where a paste or a dropped file is an import. An open draft and Inspect take it themselves. */
const TAKES_IMPORTS = /^\/(?:gallery|templates\/[^/]+\/versions)?$/;
/** The page of an open draft, whose cards take pictures. Elsewhere pictures start a message. */
const HAS_CARDS = /^\/templates\/(?!new$)[^/]+$/;

/** The import over any page: opened by its button, by a paste outside of a field, by a dropped file. */
export function ImportOverlay() {
  const services = useAppServices();
  const { imports } = services;
  const [path, navigate] = useLocation();
  const start = useStore(imports);
  const isTaking = TAKES_IMPORTS.test(path) && start === undefined;

  async function startWith(pictures: readonly File[]) {
    const { draftForPictures } = await loadReader();
    navigate(draftHref(draftForPictures(services, pictures)));
  }

  // An open dialog takes files itself.
  useFileDrop(
    (file) => {
      if (!isTaking || isModalOpen()) return;
      void loadReader()
        .then(({ readImportFile }) => readImportFile(file))
        .then((source) => imports.setState(source, true));
    },
    (files) => {
      if (!HAS_CARDS.test(path) && !isModalOpen()) void startWith(files);
    },
  );

  usePaste(
    (text, html) => {
      const link = shareLinkIn(text);
      if (link) navigate(`/inspect${link.query}${link.fragment}`);
      else imports.setState({ text, ...(html !== undefined && { html }) }, true);
    },
    isTaking,
    (files) => void startWith(files),
  );
  return start && <ImportDialog start={start} onClose={() => imports.setState(undefined)} />;
}

/** Opens the import. */
export function ImportButton() {
  const { imports } = useAppServices();
  return (
    <Button
      icon={<FileInput aria-hidden />}
      title="Import pasted text or a file. You can also press Ctrl+V (⌘V) on this page."
      onClick={() => imports.setState({ text: '' }, true)}
    >
      Import
    </Button>
  );
}
