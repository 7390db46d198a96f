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
  const picture = (
    <span className={styles.picture}>
      <KindSign entry={entry} />
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

/** Stands where no picture is drawn, and behind one that does not load. */
function KindSign({ entry: { file } }: Pick<TileProps, 'entry'>) {
  const group = file ? kindInfo(file.kind).group : 'picture';
  return group === 'film' ? (
    <Film aria-hidden />
  ) : group === 'document' ? (
    <FileText aria-hidden />
  ) : (
    <Image aria-hidden />
  );
}

/** Copies the address of a picture. */
export function CopyAddress({ fileUrl, name }: Pick<PictureEntry, 'fileUrl' | 'name'>) {
  return (
    <CopyButton
      text={() => fileUrl}
      label="Copy address"
      variant="quiet"
      name={`of ${name}`}
      copied={`Copied the address of ${name}.`}
    />
  );
}
