import type { TemplateDocument } from '../editor/model/createDocument';
import { announce } from '../ui/notices/announcer';
import { Button } from '../ui/controls/Button';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { Notice } from '../ui/notices/Notice';
import { foreignHosts, describeHosts } from '../workspace/foreignHosts';

type ForeignPicturesProps = {
  /** A read-only draft offers no button: the answer is part of the draft. */
  document: TemplateDocument;
  /** Whether pictures may be loaded. */
  trustsMedia: StoreApi<boolean>;
};

/** Asks before loading pictures of a template from elsewhere. */
export function ForeignPictures({ document, trustsMedia }: ForeignPicturesProps) {
  const isTrusted = useStore(trustsMedia);
  const hosts = useStore(document, ({ draft }) => (isTrusted ? '' : describeHosts(foreignHosts(draft))));
  const isFixed = useStore(document.readOnly);
  if (hosts === '') return null;
  return (
    <Notice
      tone="info"
      title={`Pictures from ${hosts} aren’t loaded`}
      actions={
        !isFixed && (
          <Button
            size="small"
            onClick={() => {
              trustsMedia.setState(true);
              announce('Loading the pictures.');
            }}
          >
            Load pictures
          </Button>
        )
      }
    >
      <p>
        This template was shared or imported. Loading its pictures tells their websites that someone viewed
        it.
      </p>
    </Notice>
  );
}
