import { AllDraftsCheck } from '../media/check/AllDraftsCheck';
import { PictureLibrary } from '../media/library/PictureLibrary';
import { useConnection } from '../../submission/connection/connection';
import { PrivateAddresses } from '../media/library/PrivateAddresses';
import { usePictureLibrary } from '../media/library/usePictureLibrary';
import { useStartWithPicture } from '../media/library/useStartWithPicture';

/** The pictures of this server and of the drafts of this device. */
export function PicturesPage() {
  const { drafts } = usePictureLibrary();
  const start = useStartWithPicture();
  const media = useConnection().data?.media;
  return (
    <>
      <div>
        <h1>Pictures</h1>
        {media?.isPublic === false ? (
          <PrivateAddresses publicUrl={media.publicUrl} />
        ) : (
          <p>Uploaded files have public addresses: anyone who has one can see the picture.</p>
        )}
      </div>
      <AllDraftsCheck drafts={drafts} />
      <PictureLibrary onStart={(entry, isGallery) => void start(entry, isGallery)} />
    </>
  );
}
