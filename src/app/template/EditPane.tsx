import { useEffect } from 'react';
import type { Pictures } from '../../editor/media/Pictures';
import { TemplateForm } from '../../editor/TemplateForm';
import { useIsNarrow } from '../../ui/browser/hooks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useMediaAddress } from '../../workspace/mediaAddress';
import { useAppServices } from '../../workspace/services/AppServices';
import { usePlatformTextLimit } from '../../workspace/usePlatformTextLimit';
import { PasteIntoDraft } from '../../importing/pasting/PasteIntoDraft';

type EditPaneProps = { open: OpenedTemplate; draftId: string; pictures: Pictures };

/** The form of the open template, and the notice of what a paste would bring. */
export function EditPane({ open, draftId, pictures }: EditPaneProps) {
  const hasNameField = useIsNarrow();
  const pictureAddress = useMediaAddress(open);
  const { newDrafts } = useAppServices();
  usePlatformTextLimit(open.editor);
  // The focus lives outside React.
  useEffect(() => {
    if (newDrafts.takesFocus(open.id.getState())) open.editor.focus.focus('name');
  }, [open, newDrafts]);
  return (
    <>
      <PasteIntoDraft open={open} draftId={draftId} pictures={pictures} />
      <TemplateForm
        editor={open.editor}
        isNameElsewhere={!hasNameField}
        pictureAddress={pictureAddress}
        pictures={pictures}
      />
    </>
  );
}
