import type { TemplateDraft } from '../../schema/draft/draft';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import type { Store } from '../../lib/createStore';
import { useStore } from '../../ui/useStore';
import { Notice } from '../../ui/notices/Notice';
import { foreignHosts, describeHosts } from '../session/foreignHosts';

type ForeignPicturesProps = {
  template: Store<TemplateDraft>;
  /** Whether pictures may be loaded. */
  trustsMedia: Store<boolean>;
  /** A read-only draft offers no button: the answer is part of the draft. */
  isReadOnly: Store<boolean>;
};

/** Asks before loading pictures of a template from elsewhere. */
export function ForeignPictures({ template, trustsMedia, isReadOnly }: ForeignPicturesProps) {
  const isTrusted = useStore(trustsMedia, (value) => value);
  const hosts = useStore(template, (draft) => (isTrusted ? '' : describeHosts(foreignHosts(draft))));
  const isFixed = useStore(isReadOnly, (value) => value);
  if (hosts === '') return null;
  return (
    <Notice
      tone="info"
      title={`Pictures from ${hosts} are not loaded`}
      actions={
        !isFixed && (
          <Button
            size="small"
            onClick={() => {
              trustsMedia.set(true);
              announce('The pictures are loaded.');
            }}
          >
            Load pictures
          </Button>
        )
      }
    >
      <p>
        This template came from elsewhere. If you load its pictures, their hosts learn that somebody looks at
        it.
      </p>
    </Notice>
  );
}
