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
            ? 'Pictures that you upload here are for trying out: they have addresses on this network only, so other platforms cannot fetch them. Ask the people who run this page for public addresses.'
            : 'Uploaded files have public addresses: anyone who has one can see the picture.'}
        </PageTitle>
        {media?.isPublic === false && <AddressSetup publicUrl={media.publicUrl} />}
      </div>
      <AllDraftsCheck drafts={drafts} />
      <PictureLibrary onStart={(entry, isGallery) => void start(entry, isGallery)} />
    </>
  );
}
