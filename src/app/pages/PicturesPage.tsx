import { AllDraftsCheck } from '../media/check/AllDraftsCheck';
import { PictureLibrary } from '../media/library/PictureLibrary';
import { usePictureLibrary } from '../media/library/usePictureLibrary';

/** The pictures of this server and of the drafts of this device. */
export function PicturesPage() {
  const { drafts } = usePictureLibrary();
  return (
    <>
      <div>
        <h1>Pictures</h1>
        <p>Uploaded files have public addresses: anyone who has one can see the picture.</p>
      </div>
      <AllDraftsCheck drafts={drafts} />
      <PictureLibrary />
    </>
  );
}
