import { FileText, Film, Image } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { kindInfo } from '../../schema/media/mediaKinds';
import { CopyButton } from '../../ui/notices/CopyButton';
import type { PictureEntry } from './pictureEntries';
import words from '../../ui/styles/words.module.css';
import styles from './PictureLibrary.module.css';

type TileProps = { entry: PictureEntry; onChoose: (() => void) | undefined; children?: ReactNode };

/** A picture of the library with its facts and tools. */
export function PictureTile({ entry, onChoose, children }: TileProps) {
  const [failed, setFailed] = useState<string>();
  const KindIcon = kindIcons[entry.file ? kindInfo(entry.file.kind).group : 'picture'];
  const picture = (
    <span className={styles.picture}>
      {/* Stands where no picture is drawn, and behind one that does not load. */}
      <KindIcon aria-hidden />
      {entry.source !== undefined && entry.source !== failed && (
        <img
          src={entry.source}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(entry.source)}
        />
      )}
    </span>
  );
  return (
    <li className={styles.tile}>
      {onChoose ? (
        <button type="button" className={styles.choose} aria-label={`Use ${entry.name}`} onClick={onChoose}>
          {picture}
        </button>
      ) : (
        picture
      )}
      <p className={styles.name} title={entry.name}>
        {entry.name}
      </p>
      <p className={words.note}>{entry.facts}</p>
      <p className={words.note}>{entry.use}</p>
      {!onChoose && <div className={styles.tools}>{children}</div>}
    </li>
  );
}

const kindIcons = { picture: Image, film: Film, document: FileText };

/** Copies the address of a picture. */
export function CopyAddress({ fileUrl, name }: Pick<PictureEntry, 'fileUrl' | 'name'>) {
  return (
    <CopyButton
      text={() => fileUrl}
      label="Copy link"
      variant="quiet"
      name={`to ${name}`}
      copied={`Copied the link to ${name}.`}
    />
  );
}
