import { Crop, Film, ImagePlus, Images, Link, Upload } from 'lucide-react';
import { useRef } from 'react';
import { fileKind } from '../../advice/model/fileKind';
import type { MediaDraft } from '../../schema/draft/draft';
import { Button, IconButton } from '../../ui/controls/Button';
import { FileButton, FileInput } from '../../ui/controls/FileButton';
import { Menu } from '../../ui/menu/Menu';
import { useFocusTarget, useReadPart } from '../model/EditorContext';
import { cardOf } from '../state/paths';
import type { CardPath } from '../../schema/draft/cards';
import { type Pictures, acceptedFiles } from './Pictures';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './media.module.css';

type WithPictures = { card: CardPath; pictures: Pictures };

type AddButtonsProps = {
  at: `${CardPath}.media`;
  card: CardPath;
  pictures: Pictures | undefined;
  onAddress: () => void;
};

/** The ways to a picture: a file, which may also be dropped or pasted, or the address of one. */
export function AddButtons({ at, card, pictures, onAddress }: AddButtonsProps) {
  const target = useFocusTarget(at, 'field');
  const takesMany = cardOf(card) !== undefined;
  return (
    <>
      <div className={`${layout.actions} ${styles.sources}`}>
        {pictures && (
          <FileButton
            ref={target}
            size="small"
            data-path={at}
            icon={<Upload aria-hidden />}
            accept={acceptedFiles}
            multiple={takesMany}
            onFiles={(files) => pictures.add(files, card)}
          >
            Choose a file
          </FileButton>
        )}
        {pictures && (
          <Button
            size="small"
            variant="quiet"
            icon={<Images aria-hidden />}
            onClick={() => pictures.choose(card)}
          >
            Pictures
          </Button>
        )}
        <Button
          ref={pictures ? undefined : target}
          size="small"
          variant="quiet"
          icon={<Link aria-hidden />}
          data-path={pictures ? undefined : at}
          onClick={onAddress}
        >
          Use a link
        </Button>
      </div>
      {pictures && (
        <p className={`${words.note} ${styles.terms}`}>
          Or drop or paste a picture, video or PDF{takesMany && ' (several files fill one card each)'}.{' '}
          {pictures.isPublic === false
            ? 'For testing only: uploaded files can be seen on this network, but not by customers.'
            : 'Anyone with the link can see it; location and camera data are removed from pictures and MP4 videos.'}
        </p>
      )}
    </>
  );
}

/** What can be done with the picture of a card. */
export function PictureTools({ card, pictures }: WithPictures) {
  const files = useRef<HTMLInputElement>(null);
  const fileUrl = useReadPart(
    `${card}.media`,
    (media) => (media as MediaDraft | undefined)?.contentInfo?.fileUrl ?? '',
  );
  const kind = fileUrl === '' ? undefined : (fileKind(fileUrl) ?? 'image');
  const items = () => [
    { label: 'Choose a file…', icon: <Upload aria-hidden />, onSelect: () => files.current?.click() },
    { label: 'Pictures…', icon: <Images aria-hidden />, onSelect: () => pictures.choose(card) },
  ];
  return (
    <>
      {(kind === 'image' || kind === 'video') && (
        <IconButton
          label={kind === 'image' ? 'Crop picture' : 'Choose video thumbnail'}
          onClick={() => pictures.crop(card)}
        >
          {kind === 'image' ? <Crop aria-hidden /> : <Film aria-hidden />}
        </IconButton>
      )}
      <FileInput ref={files} accept={acceptedFiles} onFiles={(chosen) => pictures.add(chosen, card)} />
      <Menu label="Replace picture" items={items}>
        <ImagePlus aria-hidden />
      </Menu>
    </>
  );
}
