import { Disclosure } from '../../ui/controls/Disclosure';
import styles from './PictureLibrary.module.css';

/** How the people who run the server give uploaded files public addresses. */
export function AddressSetup({ publicUrl }: { publicUrl: string }) {
  return (
    <Disclosure className={styles.setup} summary="For the people who run it">
      {() => (
        <p>
          Addresses begin with <code>{publicUrl}</code>. The setting <code>MEDIA_PUBLIC_URL</code> gives them
          a public one; <code>docs/pictures.md</code> shows four ways.
        </p>
      )}
    </Disclosure>
  );
}
