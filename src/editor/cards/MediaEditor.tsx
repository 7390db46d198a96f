import { mediaHeights } from '../../schema/values/mediaHeights';
import { putAt, valueAt } from '../../lib/path';
import { ImagePlus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { useField } from '../fields/useField';
import type { DocumentState } from '../model/createDocument';
import { useHasDraftPart, useEditor, useFocusTarget } from '../model/EditorContext';
import type { CardPath } from '../model/paths';
import { runCommand, type EditCommand } from '../model/runCommand';
import { stashKey } from '../model/stash';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import styles from './MediaEditor.module.css';

type MediaEditorProps = { at: `${CardPath}.media`; heightHint: string };

/** The picture, GIF, video or PDF of a card. After removal it stays in the stash until it is added again. */
export function MediaEditor({ at, heightHint }: MediaEditorProps) {
  const editor = useEditor();
  const present = useHasDraftPart(at);

  function add() {
    const command = addMedia(editor.document.get(), at);
    if (runCommand(editor, command)) editor.focus.focus(`${at}.contentInfo.fileUrl`);
  }
  function remove() {
    const command = removeMedia(editor.document.get(), at);
    if (runCommand(editor, command)) editor.focus.focus(at);
  }

  return (
    <fieldset className={styles['media']}>
      <legend className={styles['legend']}>
        Picture
        <code data-technical className={styles['technical']}>
          media
        </code>
      </legend>
      {present ? (
        <>
          <TextField
            at={`${at}.contentInfo.fileUrl`}
            label="File address"
            hint="A public picture, GIF, video or PDF, without redirects, at most 100 MB."
            required
            inputMode="url"
            dir="ltr"
            placeholder="https://example.com/shoe.jpg"
          />
          <TextField
            at={`${at}.contentInfo.thumbnailUrl`}
            label="Thumbnail address"
            hint="Shows until the file is loaded; at most 100 kB."
            inputMode="url"
            dir="ltr"
          />
          <SelectField
            at={`${at}.height`}
            label="Height"
            blank="Not set"
            hint={heightHint}
            always
            choices={[
              { value: 'SHORT', label: `Short, ${mediaHeights.SHORT}` },
              { value: 'MEDIUM', label: `Medium, ${mediaHeights.MEDIUM}` },
              { value: 'TALL', label: `Tall, ${mediaHeights.TALL}` },
            ]}
          />
          <RefreshBox at={at} />
          <Button
            size="small"
            look="quiet"
            icon={<Trash2 aria-hidden />}
            className={styles['end']}
            onClick={remove}
          >
            Remove picture
          </Button>
        </>
      ) : (
        <AddButton at={at} onClick={add} />
      )}
    </fieldset>
  );
}

function AddButton({ at, onClick }: Pick<MediaEditorProps, 'at'> & { onClick: () => void }) {
  const target = useFocusTarget(at, 'field');
  return (
    <Button
      ref={target}
      size="small"
      icon={<ImagePlus aria-hidden />}
      data-path={at}
      className={styles['end']}
      onClick={onClick}
    >
      Add picture, video or PDF
    </Button>
  );
}

/** Mounted only while there is media: a registered field creates the objects around it. */
function RefreshBox({ at }: Pick<MediaEditorProps, 'at'>) {
  const path = `${at}.contentInfo.forceRefresh` as const;
  const { attach, ...registered } = useField(path);
  return (
    <Checkbox
      {...registered}
      ref={attach}
      data-path={path}
      label="Fetch again"
      technicalName="contentInfo.forceRefresh"
      hint="The platform fetches the file anew even if it kept a copy."
    />
  );
}

type MediaPath = MediaEditorProps['at'];

function addMedia({ stash }: DocumentState, at: MediaPath): EditCommand {
  const media = stash[stashKey(at, 'removed')] ?? { height: 'MEDIUM', contentInfo: {} };
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
