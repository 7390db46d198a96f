import { mediaHeights } from '../../schema/values/enums';
import { putAt, valueAt } from '../../lib/path';
import { Image, Trash2 } from 'lucide-react';
import type { MediaDraft } from '../../schema/draft/draft';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/controls/Button';
import { PictureJobs, usePictures } from './Pictures';
import { type DocumentState, runCommand, type EditCommand } from '../model/createDocument';
import {
  useHasDraftPart,
  useEditor,
  useFocusTarget,
  useReadPart,
  useDraftText,
} from '../model/EditorContext';
import { cardOf } from '../state/paths';
import type { CardPath } from '../../schema/draft/cards';
import { stashKey } from '../state/stash';
import { SelectField, TemplateTextField } from '../fields/TextField';
import { AddButtons, PictureTools } from './pictureOptions';
import { startHeight } from './pictureCommands';
import { pictureOf, SmallPicture } from './SmallPicture';
import words from '../../ui/styles/words.module.css';
import styles from './media.module.css';
import { Checkbox, TextInput } from '../../ui/controls/Input';
import { Fold } from '../fields/Fold';
import { useField } from '../fields/templateForm';
import { altTextOf, maxAltText, withAltText } from '../../schema/media/altTexts';
import { Field } from '../../ui/controls/Field';

type MediaEditorProps = { at: `${CardPath}.media`; heightHint: string | undefined };

/** The picture, GIF, video or PDF of a card. After removal it stays in the stash until it is added again. */
export function MediaEditor({ at, heightHint }: MediaEditorProps) {
  const editor = useEditor();
  const present = useHasDraftPart(at);
  const thumb = useReadPart(at, (media) => pictureOf(media as MediaDraft | undefined));
  const line = useFocusTarget(at, 'field');
  const pictures = usePictures();
  const card = at.slice(0, -'.media'.length) as CardPath;
  const jobPlace = cardOf(card) ?? 'standalone';

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
        Picture <code data-technical>media</code>
      </legend>
      {present ? (
        <div className={styles.line} ref={line}>
          <div className={styles.thumb} aria-hidden>
            {/* Seen where the file cannot be drawn here. */}
            <Image />
            <SmallPicture address={thumb} />
          </div>
          <div className={styles.fields}>
            <div className={styles.second}>
              <SelectField
                at={`${at}.height`}
                blank="Not set"
                hint={heightHint}
                inline
                choices={[
                  { value: 'SHORT', label: `Short (${mediaHeights.SHORT} dp)` },
                  { value: 'MEDIUM', label: `Medium (${mediaHeights.MEDIUM} dp)` },
                  { value: 'TALL', label: `Tall (${mediaHeights.TALL} dp)` },
                ]}
              />
              <div className={styles.tools}>
                {pictures && <PictureTools card={card} pictures={pictures} />}
                <IconButton label="Remove picture" onClick={remove}>
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </div>
            <PictureLink at={at} />
          </div>
        </div>
      ) : (
        <AddButtons at={at} card={card} pictures={pictures} onAddress={add} />
      )}
      {pictures && <PictureJobs pictures={pictures} isHere={({ place }) => place === jobPlace} />}
    </fieldset>
  );
}

/** The address of the picture, folded while there is one: the picture itself says more. */
function PictureLink({ at }: Pick<MediaEditorProps, 'at'>) {
  const fileUrl = `${at}.contentInfo.fileUrl` as const;
  const address = useDraftText(fileUrl);
  return (
    <Fold
      entry={at}
      label="Picture link"
      summary={describeLink(address)}
      fields={[
        { at: fileUrl, name: 'none yet', usual: (value) => typeof value === 'string' && value !== '' },
      ]}
    >
      {() => (
        <TemplateTextField
          at={fileUrl}
          hint="A public link to a picture, GIF, video or PDF of up to 100 MB."
          placeholder="https://example.com/shoe.jpg"
        />
      )}
    </Fold>
  );
}

/** What a closed link says: the name of the file, which of an uploaded one is a digest that nobody reads. */
function describeLink(address: string): string {
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return isUploaded(address) ? 'uploaded file' : name;
}

/** Files of a media store are called by the digest of their content. */
const isUploaded = (address: string) => /\/[0-9a-f]{64}\.\w{2,4}$/.test(address);

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

/** No thumbnail, or one that was made with its picture, needs no attention. */
const isUsualThumbnail = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'string' && isUploaded(value));

/** The rare fields of a card's picture. */
export function MediaFold({ at }: { at: CardPath }) {
  const info = `${at}.media.contentInfo` as const;
  const hasMedia = useHasDraftPart(`${at}.media`);
  if (!hasMedia) return null;
  return (
    <Fold
      entry={at}
      fields={[
        { at: `${info}.thumbnailUrl`, name: 'thumbnail', usual: isUsualThumbnail },
        { at: `${info}.altText`, name: 'alt text' },
        { at: `${info}.forceRefresh`, name: 'reload file' },
      ]}
    >
      {() => (
        <>
          <TemplateTextField
            at={`${info}.thumbnailUrl`}
            hint="Shown until the file has loaded. Up to 100 kB."
          />
          <AltTextField at={`${info}.fileUrl`} />
          <RefreshBox at={`${info}.forceRefresh`} />
        </>
      )}
    </Fold>
  );
}

/** Mounted only while there is media: a registered field creates the objects around it. */
function RefreshBox({ at }: { at: `${CardPath}.media.contentInfo.forceRefresh` }) {
  const { attach, ...registered } = useField(at, { absent: false });
  return (
    <Checkbox
      {...registered}
      ref={attach}
      data-path={at}
      label="Reload file"
      technicalName="contentInfo.forceRefresh"
      hint="Check this if the file has changed but its link hasn’t."
    />
  );
}

/** The alt text of the picture. It belongs to the draft, not to the template. */
function AltTextField({ at }: { at: `${CardPath}.media.contentInfo.fileUrl` }) {
  const { document, history } = useEditor();
  const address = useDraftText(at);
  const text = useStore(document, ({ altTexts }) => altTextOf(altTexts, address));
  if (address === '') return null;

  function change(next: string) {
    document.dispatch({
      origin: 'field',
      label: 'edit Alt text',
      merges: true,
      apply: (state) => ({ ...state, altTexts: withAltText(state.altTexts, address, next) }),
    });
  }
  return (
    <Field
      label="Alt text"
      hint="For people who can’t see the picture. It is in previews and links, and never sent."
    >
      <TextInput
        maxLength={maxAltText}
        placeholder="A red running shoe on wet stone"
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={history.sealStep}
      />
    </Field>
  );
}
