import { useEffect, useRef } from 'react';
import { Spinner } from '../../ui/notices/Spinner';
import styles from './DrawnPicture.module.css';

type DrawnPictureProps = {
  /** The last drawn picture; undefined before the first. */
  file: Blob | undefined;
  isDrawing: boolean;
  label: string;
};

/** A drawn picture as it will be in its file. */
export function DrawnPicture({ file, isDrawing, label }: DrawnPictureProps) {
  const image = useRef<HTMLImageElement>(null);

  // Addresses of blobs live outside React until they are revoked.
  useEffect(() => {
    if (!file || !image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div className={styles.place} aria-busy={isDrawing}>
      {isDrawing && (
        <p className={styles.waiting}>
          <Spinner /> Drawing the picture…
        </p>
      )}
      {file && <img ref={image} alt={`Preview of ${label}`} className={styles.picture} />}
    </div>
  );
}
