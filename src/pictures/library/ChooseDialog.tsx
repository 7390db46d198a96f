import { useState } from 'react';
import { addPictures, type PicturePlace } from '../../editor/media/pictureCommands';
import type { Pictures } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { runCommand } from '../../editor/model/createDocument';
import { cardOf } from '../../editor/state/paths';
import { type CardPath } from '../../schema/draft/cards';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { DialogStatus } from '../../ui/notices/announcer';
import { copyOfExample } from './startWithPicture';
import type { PictureEntry } from './pictureEntries';
import { PictureLibrary } from './PictureLibrary';

type ChooseDialogProps = {
  editor: TemplateEditor;
  at: CardPath;
  pictures: Pick<Pictures, 'add'>;
  onClose: () => void;
};

/** Chooses a picture for a card. */
export function ChooseDialog({ editor, at, pictures, onClose }: ChooseDialogProps) {
  const [problem, setProblem] = useState<string>();

  async function choose({ fileUrl, thumbnailUrl, name, altText }: PictureEntry, isGallery: boolean) {
    if (isGallery) {
      const copy = await copyOfExample(fileUrl, name);
      if (!copy) {
        setProblem(`${name} couldn’t be read. Try again.`);
        return;
      }
      pictures.add([copy], at);
    } else {
      const place: PicturePlace = cardOf(at) ?? 'standalone';
      const command = addPictures([{ place, name, fileUrl, thumbnailUrl, altText }]);
      runCommand(editor, { ...command, announcement: `Added ${name}.` });
    }
    onClose();
  }
  return (
    <Dialog title="Pictures" isWide actions={<Button type="submit">Cancel</Button>} onClose={onClose}>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <PictureLibrary onChoose={(entry, isGallery) => void choose(entry, isGallery)} />
      <DialogStatus />
    </Dialog>
  );
}
