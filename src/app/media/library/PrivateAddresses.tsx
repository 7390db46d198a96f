import { Disclosure } from '../../../ui/controls/Disclosure';
import styles from './PictureLibrary.module.css';

/** Who can fetch uploaded files while their addresses are not public, and how that changes. */
export function PrivateAddresses({ publicUrl }: { publicUrl: string }) {
  return (
    <>
      <p>
        Pictures that you upload here are for trying out: they have addresses on this network only, so other
        platforms cannot fetch them. Ask the people who run this page for public addresses.
      </p>
      <Disclosure className={styles['setup']} summary="For the people who run it">
        {() => (
          <p>
            Addresses begin with <code>{publicUrl}</code>. The setting <code>MEDIA_PUBLIC_URL</code> gives
            them a public one; <code>docs/pictures.md</code> shows four ways.
          </p>
        )}
      </Disclosure>
    </>
  );
}
