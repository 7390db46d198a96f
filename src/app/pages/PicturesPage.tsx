import { AllDraftsCheck } from '../media/check/AllDraftsCheck';
import { PictureLibrary } from '../media/library/PictureLibrary';
import { useConnection, type Connection } from '../../submission/connection/connection';
import { usePictureLibrary } from '../media/library/usePictureLibrary';

/** The pictures of this server and of the drafts of this device. */
export function PicturesPage() {
  const { drafts } = usePictureLibrary();
  const media = useConnection().data?.media;
  return (
    <>
      <div>
        <h1>Pictures</h1>
        <p>{describeReach(media)}</p>
      </div>
      <AllDraftsCheck drafts={drafts} />
      <PictureLibrary />
    </>
  );
}

/** Who can fetch uploaded files. */
function describeReach(media: Connection['media']): string {
  return media?.isPublic === false
    ? `Uploaded files have addresses at ${media.publicUrl}, which is not public: only a platform on the same network can fetch them. The people who run this server can change that (MEDIA_PUBLIC_URL).`
    : 'Uploaded files have public addresses: anyone who has one can see the picture.';
}
