import { TemplateForm } from '../../editor/TemplateForm';
import { useIsNarrow } from '../frame/isNarrow';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import { useMediaAddress } from '../session/useMediaAddress';
import { usePlatformTextLimit } from '../session/usePlatformTextLimit';
import { PasteIntoDraft } from './pasting/PasteIntoDraft';

/** The form of the open template, and the notice of what a paste would bring. */
export function EditPane({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const hasNameField = useIsNarrow();
  const pictureAddress = useMediaAddress(open);
  usePlatformTextLimit(open.editor);
  return (
    <>
      <PasteIntoDraft open={open} draftId={draftId} />
      <TemplateForm editor={open.editor} isNameElsewhere={!hasNameField} pictureAddress={pictureAddress} />
    </>
  );
}
