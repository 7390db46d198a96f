import { TableDialog } from './TableDialog';
import { SheetDialog } from './spreadsheet/SheetDialog';
import { ReplaceDialog } from './replace/ReplaceDialog';
import { LinksDialog } from './links/LinksDialog';
import { SameButtonsDialog } from './same/SameButtonsDialog';
import { useStore } from 'zustand';
import { cardsPath } from '../../schema/draft/cards';
import { PictureAddressContext, type PictureAddress } from '../media/SmallPicture';
import type { Pictures } from '../media/Pictures';
import type { TemplateEditor } from '../model/TemplateEditor';

type EditorToolsProps = {
  editor: TemplateEditor;
  pictures: Pictures;
  /** The address to load for a media address. */
  pictureAddress: PictureAddress;
};

/** The dialog of the tool that is open. Drawn outside of the form, which has parts that a narrow page hides. */
export function EditorTools({ editor, pictures, pictureAddress }: EditorToolsProps) {
  const tool = useStore(editor.tools);
  const close = () => editor.tools.setState(undefined);
  function closeSheet(isTaken: boolean) {
    close();
    if (isTaken) editor.focus.focusSpot(`${cardsPath}.${editor.selection.getState().card}`, 'line');
  }
  switch (tool?.name) {
    case undefined:
      return null;
    case 'table':
      return (
        <PictureAddressContext value={pictureAddress}>
          <TableDialog editor={editor} pictures={pictures} onClose={close} />
        </PictureAddressContext>
      );
    case 'sheet':
      return <SheetDialog editor={editor} text={tool.text} onClose={closeSheet} />;
    case 'replace':
      return <ReplaceDialog editor={editor} onClose={close} />;
    case 'links':
      return <LinksDialog editor={editor} onClose={close} />;
    case 'sameButtons':
      return <SameButtonsDialog editor={editor} onClose={close} />;
    default:
      return tool satisfies never;
  }
}
