import { mediaHeights } from '../../schema/values/mediaHeights';
import { putAt, valueAt } from '../../lib/path';
import { Image, Trash2 } from 'lucide-react';
import type { MediaDraft } from '../../schema/draft/draft';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/controls/Button';
import { PictureJobs } from './PictureJobs';
import type { DocumentState } from '../model/createDocument';
import { useHasDraftPart, useEditor, useReadPart } from '../model/EditorContext';
import { cardOf } from '../state/paths';
import { type CardPath } from '../../schema/draft/cards';
import { runCommand, type EditCommand } from '../model/runCommand';
import { stashKey } from '../state/stash';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { usePictures, type PictureJob, type Pictures } from './Pictures';
import { AddButtons, PictureTools } from './pictureWays';
import { startHeight } from './startHeight';
import { pictureOf } from './pictureAddress';
import { SmallPicture } from './SmallPicture';
import words from '../../ui/styles/words.module.css';
import styles from './MediaEditor.module.css';

type MediaEditorProps = { at: `${CardPath}.media`; heightHint: string | undefined };

// Drawn while a file is added.

/** The picture, GIF, video or PDF of a card. After removal it stays in the stash until it is added again. */
export function MediaEditor({ at, heightHint }: MediaEditorProps) {
  const editor = useEditor();
  const present = useHasDraftPart(at);
  const pictures = usePictures();
  const card = at.slice(0, -'.media'.length) as CardPath;

  function add() {
    const command = addMedia(editor.document.getState(), at);
    if (runCommand(editor, command)) editor.focus.focus(`${at}.contentInfo.fileUrl`);
  }
  function remove() {
    const command = removeMedia(editor.document.getState(), at);
    if (runCommand(editor, command)) editor.focus.focus(at);
  }

  return (
    <fieldset className={styles.media} data-picture-drop={card}>
      <legend className={present ? words.visuallyHidden : styles.legend}>
        Picture
        <code data-technical className={styles.technical}>
          media
        </code>
      </legend>
      {present ? (
        <div className={styles.line}>
          <MediaThumb at={at} />
          <div className={styles.fields}>
            <TextField
              at={`${at}.contentInfo.fileUrl`}
              hint="A public picture, GIF, video or PDF, at most 100 MB."
              placeholder="https://example.com/shoe.jpg"
            />
            <div className={styles.second}>
              <SelectField
                at={`${at}.height`}
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

/** The files on their way to this card; loaded with the first one. */
function JobsOfCard({ card, pictures }: { card: CardPath; pictures: Pictures }) {
  const place = cardOf(card) ?? 'standalone';
  const isHere = (job: PictureJob) => job.place === place;
  const hasJobs = useStore(pictures.jobs, (jobs) => jobs.some(isHere));
  return hasJobs && <PictureJobs pictures={pictures} isHere={isHere} />;
}

/** The picture itself, small. A plain tile stands for a file that cannot be drawn here. */
function MediaThumb({ at }: Pick<MediaEditorProps, 'at'>) {
  const address = useReadPart(at, (media) => pictureOf(media as MediaDraft | undefined));
  return (
    <div className={styles.thumb} aria-hidden>
      <Image />
      <SmallPicture address={address} />
    </div>
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
