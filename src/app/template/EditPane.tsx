import type { Pictures } from '../../editor/media/Pictures';
import { TemplateForm } from '../../editor/TemplateForm';
import { useIsNarrow } from '../frame/isNarrow';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import { useMediaAddress } from '../session/media/useMediaAddress';
import { usePlatformTextLimit } from '../session/usePlatformTextLimit';
import { PasteIntoDraft } from './pasting/PasteIntoDraft';

type EditPaneProps = { open: OpenedTemplate; draftId: string; pictures: Pictures };

/** The form of the open template, and the notice of what a paste would bring. */
export function EditPane({ open, draftId, pictures }: EditPaneProps) {
  const hasNameField = useIsNarrow();
  const pictureAddress = useMediaAddress(open);
  usePlatformTextLimit(open.editor);
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
