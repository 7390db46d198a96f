import { FilePlus2, Search, Trash2 } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { examples } from '../../schema/examples/examples';
import { Button, IconButton } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { TextInput } from '../../ui/controls/Input';
import { Notice } from '../../ui/notices/Notice';
import { formatBytes } from '../../schema/values/text';
import { altTextOf } from '../../schema/media/altTexts';
import {
  altTextsOf,
  draftUsesOf,
  galleryEntries,
  recentEntries,
  searchEntries,
  uploadedEntries,
  type PictureEntry,
} from './pictureEntries';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './PictureLibrary.module.css';
import { CopyAddress, PictureTile } from './PictureTile';
import { usePictureLibrary } from './usePictureLibrary';

type PictureLibraryProps = {
  /** Puts a picture on a card; without it the library only shows. */
  onChoose?: (entry: PictureEntry, isGallery: boolean) => void;
  /** Starts a new template with a picture. */
  onStart?: (entry: PictureEntry, isGallery: boolean) => void;
};

/** How many pictures of a section are drawn at first. */
const firstShown = 24;

/** The uploaded files, addresses of earlier drafts, and the pictures of the gallery. */
export function PictureLibrary({ onChoose, onStart }: PictureLibraryProps) {
  const { media, drafts, remove, restore } = usePictureLibrary();
  // A dialog has a title of the second level, a page of the first.
  const Heading = onChoose ? 'h3' : 'h2';
  const searchId = useId();
  const [query, setQuery] = useState('');
  const uses = useMemo(() => draftUsesOf(drafts), [drafts]);
  const altTexts = useMemo(() => altTextsOf(drafts), [drafts]);
  const uploaded = useMemo(() => uploadedEntries(media.data ?? { files: [] }, uses), [media.data, uses]);
  const recent = useMemo(() => recentEntries(drafts, uploaded), [drafts, uploaded]);
  const gallery = useMemo(() => galleryEntries(examples.map(({ template }) => template)), []);
  const found = {
    uploaded: searchEntries(uploaded, query, uses),
    recent: searchEntries(recent, query, uses),
    gallery: searchEntries(gallery, query, uses),
  };
  const removed = (media.data?.removed ?? []).filter(({ crop }) => crop?.['thumbnail'] !== true);
  const isNothing = query !== '' && Object.values(found).every(({ length }) => length === 0);
  const inUse = (entry: PictureEntry) => uses.get(entry.fileUrl)?.length ?? 0;

  const withAltText = (entry: PictureEntry) => ({ ...entry, altText: altTextOf(altTexts, entry.fileUrl) });
  /** A tile with what can be done with its picture; while one is chosen for a card, nothing else. */
  const draw = (entry: PictureEntry, isGallery: boolean, tools?: ReactNode) => (
    <PictureTile
      key={entry.fileUrl}
      entry={entry}
      onChoose={onChoose && (() => onChoose(withAltText(entry), isGallery))}
    >
      {onStart && (
        <Button
          size="small"
          className={styles.wide}
          icon={<FilePlus2 aria-hidden />}
          aria-label={`New template with ${entry.name}`}
          onClick={() => onStart(withAltText(entry), isGallery)}
        >
          New template
        </Button>
      )}
      {!onChoose && tools}
    </PictureTile>
  );
  const drawRecent = (entry: PictureEntry) => draw(entry, false, <CopyAddress {...entry} />);
  const drawUploaded = (entry: PictureEntry) =>
    draw(
      entry,
      false,
      <>
        <CopyAddress {...entry} />
        {entry.file?.uses.length === 0 && (
          <IconButton label={`Remove ${entry.name}`} onClick={() => void remove(entry, inUse(entry))}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </>,
    );

  return (
    <div className={layout.sections} data-chooses={onChoose ? '' : undefined}>
      <div className={styles.search}>
        <label htmlFor={searchId}>Search pictures</label>
        <Search aria-hidden />
        <TextInput
          id={searchId}
          type="search"
          placeholder="Name, link or draft"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {isNothing && <p>No pictures match “{query}”.</p>}
      <Section
        heading={Heading}
        title="Uploaded"
        isHidden={query !== '' && found.uploaded.length === 0}
        entries={found.uploaded}
        empty={
          media.isPending ? (
            <p>Loading…</p>
          ) : media.isError ? (
            <Notice
              tone="error"
              title="Could not load uploaded files"
              actions={<Button onClick={() => void media.refetch()}>Try again</Button>}
            >
              <p>{media.error.message}</p>
            </Notice>
          ) : (
            <p>No uploads yet. Pictures you add to a card also appear here.</p>
          )
        }
        draw={drawUploaded}
      />
      <Section
        heading={Heading}
        title="In your drafts"
        isHidden={found.recent.length === 0}
        entries={found.recent}
        draw={drawRecent}
      />
      <Section
        heading={Heading}
        title="Gallery"
        isHidden={found.gallery.length === 0}
        entries={found.gallery}
        draw={(entry) => draw(entry, true)}
      />
      {removed.length > 0 && query === '' && !onChoose && (
        <section aria-label="Removed">
          <Heading className={styles.title}>Removed</Heading>
          <ul className={styles.removed}>
            {removed.map(({ file, name, bytes }) => (
              <li key={file}>
                <span>
                  {name}, {formatBytes(bytes)}
                </span>
                <Button size="small" aria-label={`Restore ${name}`} onClick={() => void restore(file, name)}>
                  Restore
                </Button>
              </li>
            ))}
          </ul>
          <p className={words.note}>Removed files are deleted after 7 days.</p>
        </section>
      )}
      {media.data && (
        <p className={words.note}>
          {formatBytes(media.data.usedBytes)} of {formatBytes(media.data.spaceBytes)} used. Pictures in sent
          templates can’t be removed.
        </p>
      )}
    </div>
  );
}

type SectionProps = {
  heading: 'h2' | 'h3';
  title: string;
  entries: readonly PictureEntry[];
  isHidden: boolean;
  empty?: ReactNode;
  draw: (entry: PictureEntry) => ReactNode;
};

function Section({ heading: Heading, title, entries, isHidden, empty, draw }: SectionProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (isHidden) return null;
  const shown = isWhole ? entries : entries.slice(0, firstShown);
  return (
    <section aria-label={title} className={`${layout.tightStack} ${styles.section}`}>
      <Heading className={styles.title}>
        {title} <span className={styles.count}>{entries.length}</span>
      </Heading>
      {entries.length === 0 ? empty : <ul className={styles.tiles}>{shown.map(draw)}</ul>}
      {shown.length < entries.length && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </section>
  );
}

/** How the people who run the server give uploaded files public addresses. */
export function AddressSetup({ publicUrl }: { publicUrl: string }) {
  return (
    <Disclosure className={styles.setup} summary="For administrators">
      {() => (
        <p>
          Links start with <code>{publicUrl}</code>. To make them public, set <code>MEDIA_PUBLIC_URL</code> as
          described in <code>docs/pictures.md</code>.
        </p>
      )}
    </Disclosure>
  );
}
