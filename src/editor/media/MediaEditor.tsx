import { mediaHeights } from '../../schema/values/mediaHeights';
import { putAt, valueAt } from '../../lib/path';
import { Crop, Film, Image, ImagePlus, Images, Link, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { fileKind } from '../../advice/model/fileKind';
import type { MediaDraft } from '../../schema/draft/draft';
import { useStore } from '../../ui/useStore';
import { Button, IconButton } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Menu } from '../../ui/menu/Menu';
import type { DocumentState } from '../model/createDocument';
import { useHasDraftPart, useEditor, useFocusTarget } from '../model/EditorContext';
import { cardOf, type CardPath } from '../state/paths';
import { runCommand, type EditCommand } from '../model/runCommand';
import { stashKey } from '../state/stash';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { FileButton, FileInput } from './FileButton';
import { usePictures, type PictureJob, type Pictures } from './Pictures';
import { startHeight } from './startHeight';
import { pictureOf } from './pictureAddress';
import { SmallPicture } from './SmallPicture';
import styles from './MediaEditor.module.css';

type MediaEditorProps = { at: `${CardPath}.media`; heightHint: string | undefined };

// Drawn while a file is added.
const PictureJobs = lazyPart(async () => (await import('./PictureJobs')).PictureJobs, null);

/** The picture, GIF, video or PDF of a card. After removal it stays in the stash until it is added again. */
export function MediaEditor({ at, heightHint }: MediaEditorProps) {
  const editor = useEditor();
  const present = useHasDraftPart(at);
  const pictures = usePictures();
  const card = at.slice(0, -'.media'.length) as CardPath;

  function add() {
    const command = addMedia(editor.document.get(), at);
    if (runCommand(editor, command)) editor.focus.focus(`${at}.contentInfo.fileUrl`);
  }
  function remove() {
    const command = removeMedia(editor.document.get(), at);
    if (runCommand(editor, command)) editor.focus.focus(at);
  }

  return (
    <fieldset className={styles['media']} data-picture-drop={card}>
      <legend className={present ? styles['hidden'] : styles['legend']}>
        Picture
        <code data-technical className={styles['technical']}>
          media
        </code>
      </legend>
      {present ? (
        <div className={styles['line']}>
          <MediaThumb at={at} />
          <div className={styles['fields']}>
            <TextField
              at={`${at}.contentInfo.fileUrl`}
              label="File address"
              hint="A public picture, GIF, video or PDF, at most 100 MB."
              required
              inputMode="url"
              dir="ltr"
              placeholder="https://example.com/shoe.jpg"
            />
            <div className={styles['second']}>
              <SelectField
                at={`${at}.height`}
                label="Height"
                blank="Not set"
                hint={heightHint}
                inline
                choices={[
                  { value: 'SHORT', label: `Short, ${mediaHeights.SHORT}` },
                  { value: 'MEDIUM', label: `Medium, ${mediaHeights.MEDIUM}` },
                  { value: 'TALL', label: `Tall, ${mediaHeights.TALL}` },
                ]}
              />
              {pictures && <PictureTools card={card} pictures={pictures} />}
              <IconButton label="Remove picture" onClick={remove}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </div>
        </div>
      ) : (
        <AddButtons at={at} card={card} pictures={pictures} onAddress={add} />
      )}
      {pictures && <JobsOfCard card={card} pictures={pictures} />}
    </fieldset>
  );
}

type WithPictures = { card: CardPath; pictures: Pictures };

/** The files on their way to this card; loaded with the first one. */
function JobsOfCard({ card, pictures }: WithPictures) {
  const place = cardOf(card) ?? 'standalone';
  const isHere = (job: PictureJob) => job.place === place;
  const hasJobs = useStore(pictures.jobs, (jobs) => jobs.some(isHere));
  return hasJobs && <PictureJobs pictures={pictures} isHere={isHere} />;
}

/** The picture itself, small. A plain tile stands for a file that cannot be drawn here. */
function MediaThumb({ at }: Pick<MediaEditorProps, 'at'>) {
  const address = useStore(useEditor().document, ({ draft }) =>
    pictureOf(valueAt(draft, at) as MediaDraft | undefined),
  );
  return (
    <div className={styles['thumb']} aria-hidden>
      <Image />
      <SmallPicture address={address} />
    </div>
  );
}

type AddButtonsProps = Pick<MediaEditorProps, 'at'> & {
  card: CardPath;
  pictures: Pictures | undefined;
  onAddress: () => void;
};

/** The ways to a picture: a file, which may also be dropped or pasted, or the address of one. */
function AddButtons({ at, card, pictures, onAddress }: AddButtonsProps) {
  const target = useFocusTarget(at, 'field');
  return (
    <>
      <div className={styles['ways']}>
        {pictures && (
          <FileButton
            ref={target}
            size="small"
            data-path={at}
            icon={<Upload aria-hidden />}
            onFile={(file) => pictures.add([file], card)}
          >
            Choose a file
          </FileButton>
        )}
        {pictures && (
          <Button
            size="small"
            look="quiet"
            icon={<Images aria-hidden />}
            onClick={() => pictures.choose(card)}
          >
            Picture library
          </Button>
        )}
        <Button
          ref={pictures ? undefined : target}
          size="small"
          look="quiet"
          icon={<Link aria-hidden />}
          data-path={pictures ? undefined : at}
          onClick={onAddress}
        >
          Use a web address
        </Button>
      </div>
      {pictures && (
        <p className={styles['ground']}>
          Or drop or paste a picture, video or PDF. Anyone with its address can see it; place and camera data
          are removed.
        </p>
      )}
    </>
  );
}

/** What can be done with the picture of a card. */
function PictureTools({ card, pictures }: WithPictures) {
  const files = useRef<HTMLInputElement>(null);
  const kind = useStore(useEditor().document, ({ draft }) => {
    const { fileUrl = '' } = (valueAt(draft, `${card}.media`) as MediaDraft | undefined)?.contentInfo ?? {};
    return fileUrl === '' ? undefined : (fileKind(fileUrl) ?? 'image');
  });
  const items = () => [
    { label: 'Choose a file…', icon: <Upload aria-hidden />, onSelect: () => files.current?.click() },
    { label: 'Picture library…', icon: <Images aria-hidden />, onSelect: () => pictures.choose(card) },
  ];
  return (
    <>
      {(kind === 'image' || kind === 'video') && (
        <IconButton
          label={kind === 'image' ? 'Crop picture' : 'Choose the thumbnail of the video'}
          onClick={() => pictures.crop(card)}
        >
          {kind === 'image' ? <Crop aria-hidden /> : <Film aria-hidden />}
        </IconButton>
      )}
      <FileInput ref={files} onFile={(file) => pictures.add([file], card)} />
      <Menu label="Another picture" items={items}>
        <ImagePlus aria-hidden />
      </Menu>
    </>
  );
}

type MediaPath = MediaEditorProps['at'];

function addMedia({ draft, stash }: DocumentState, at: MediaPath): EditCommand {
  const height = startHeight(draft);
  const media = stash[stashKey(at, 'removed')] ?? { ...(height && { height }), contentInfo: {} };
  return { label: 'add picture', apply: (state) => ({ ...state, draft: putAt(state.draft, at, media) }) };
}

function removeMedia({ draft }: DocumentState, at: MediaPath): EditCommand {
  const removed = valueAt(draft, at);
  return {
    label: 'remove picture',
    apply: ({ stash }) => ({
      draft: putAt(draft, at, undefined),
      stash: { ...stash, [stashKey(at, 'removed')]: removed },
    }),
  };
}
