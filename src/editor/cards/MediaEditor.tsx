import { ImagePlus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { mediaHeights } from '../../schema/values/mediaHeights';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { useStore } from '../../ui/useStore';
import { stashKey } from '../model/stash';
import { registerField, setDraftValue } from '../model/createTemplateEditor';
import { useEditor } from '../model/EditorContext';
import { valueAt } from '../../lib/path';
import type { CardPath } from '../model/paths';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import styles from './MediaEditor.module.css';

type MediaEditorProps = { at: `${CardPath}.media`; heightHint: string };

/** The picture, GIF, video or PDF of a card. Removed, it is kept aside until it is added again. */
export function MediaEditor({ at, heightHint }: MediaEditorProps) {
  const editor = useEditor();
  const present = useStore(editor.draft, (draft) => valueAt(draft, at) !== undefined);

  function add() {
    const media = editor.aside.get()[stashKey(at, 'removed')] ?? { height: 'MEDIUM', contentInfo: {} };
    editor.act('add picture', () => setDraftValue(editor, at, media));
    editor.goTo(`${at}.contentInfo.fileUrl`);
  }
  function remove() {
    const removed = structuredClone(editor.form.getValues(at));
    editor.act('remove picture', () => {
      editor.aside.set({ ...editor.aside.get(), [stashKey(at, 'removed')]: removed });
      setDraftValue(editor, at, undefined);
    });
    editor.goTo(at);
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
        <Button
          size="small"
          icon={<ImagePlus aria-hidden />}
          data-path={at}
          className={styles['end']}
          onClick={add}
        >
          Add picture, video or PDF
        </Button>
      )}
    </fieldset>
  );
}

/** Registered only while there is media: a registered field makes the objects around it. */
function RefreshBox({ at }: Pick<MediaEditorProps, 'at'>) {
  const editor = useEditor();
  const registered = useMemo(() => registerField(editor, `${at}.contentInfo.forceRefresh`), [editor, at]);
  return (
    <Checkbox
      {...registered}
      data-path={`${at}.contentInfo.forceRefresh`}
      label="Fetch again"
      technicalName="contentInfo.forceRefresh"
      hint="The platform fetches the file anew even if it kept a copy."
    />
  );
}
