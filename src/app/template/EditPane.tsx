import type { Pictures } from '../../editor/media/Pictures';
import { TemplateForm } from '../../editor/TemplateForm';
import { PasteIntoDraft } from '../../importing/pasting/PasteIntoDraft';
import { useMemo } from 'react';
import { useConnection } from '../../submission/connection/connection';
import { useIsNarrow } from '../../ui/browser/hooks';
import { SenderButton } from '../../senders/SenderButton';
import styles from './EditPane.module.css';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useNewDraftFocus } from '../../workspace/services/AppServices';
import { usePlatformTextLimit } from '../../workspace/destination';
import { useMediaAddress } from '../../workspace/mediaAddress';

type EditPaneProps = { open: OpenedTemplate; draftId: string; pictures: Pictures };

/** The sender, the form of the open template, and the notice of what a paste would bring. */
export function EditPane({ open, draftId, pictures }: EditPaneProps) {
  const hasNameField = useIsNarrow();
  const pictureAddress = useMediaAddress(open);
  usePlatformTextLimit(open.editor);
  useNewDraftFocus(draftId, open.editor.focus, hasNameField);
  const isPublic = useConnection().data?.media?.isPublic ?? true;
  const uploads = useMemo(() => ({ ...pictures, isPublic }), [pictures, isPublic]);
  return (
    <>
      <div className={styles.top}>
        <SenderButton open={open} />
        <PasteIntoDraft open={open} draftId={draftId} pictures={pictures} />
      </div>
      <TemplateForm
        editor={open.editor}
        isNameElsewhere={!hasNameField}
        pictureAddress={pictureAddress}
        pictures={uploads}
      />
    </>
  );
}
