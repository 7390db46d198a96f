import { PageTitle } from '../../ui/controls/PageTitle';
import { AllDraftsCheck } from '../../pictures/check/AllDraftsCheck';
import { AddressSetup, PictureLibrary } from '../../pictures/library/PictureLibrary';
import { useConnection } from '../../submission/connection/connection';
import { usePictureLibrary } from '../../pictures/library/usePictureLibrary';
import { useStartWithPicture } from '../../pictures/library/startWithPicture';

/** The pictures of this server and of the drafts of this device. */
export function PicturesPage() {
  const { drafts } = usePictureLibrary();
  const start = useStartWithPicture();
  const media = useConnection().data?.media;
  return (
    <>
      <div>
        <PageTitle title="Pictures">
          {media?.isPublic === false
            ? 'Pictures you upload are for testing: their links work on this network only. Ask your administrator to set up public links.'
            : 'Uploaded files have public links: anyone with the link can see the picture.'}
        </PageTitle>
        {media?.isPublic === false && <AddressSetup publicUrl={media.publicUrl} />}
      </div>
      <AllDraftsCheck drafts={drafts} />
      <PictureLibrary onStart={(entry, isGallery) => void start(entry, isGallery)} />
    </>
  );
}
