import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileKind } from '../../advice/model/fileKind';
import { mediaAt, setPictureAddresses } from '../../editor/media/pictureCommands';
import type { Pictures } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { runCommand } from '../../editor/model/createDocument';
import type { CardPath } from '../../schema/draft/cards';
import type { PreviewOptions } from '../../preview/model/options';
import { drawnMedia } from '../../preview/screen/drawnParts';
import { androidSizes } from '../../schema/phones/androidFigures';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { useAppServices } from '../../workspace/services/AppServices';
import type { PictureDialog } from './createPictures';
import { CropAllDialog } from './CropAllDialog';
import { CropDialog } from '../crop/CropDialog';
import { ChooseDialog } from '../library/ChooseDialog';
import { FrameDialog } from './FrameDialog';
import { cardPlaceOf } from '../crop/cardPlace';
import { loadCropSource, type CroppedPicture } from '../crop/cropSource';

type PictureDialogsProps = {
  editor: TemplateEditor;
  dialog: NonNullable<PictureDialog>;
  pictures: Pick<Pictures, 'add'>;
  options: Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'>;
  /** The address to load for an address of the template. */
  toSource: (address: string) => string | undefined;
  onClose: () => void;
};

/** The dialogs about pictures: the crop of all or of one, the thumbnail of a film, or the choice of another one. */
export function PictureDialogs({ dialog, ...rest }: PictureDialogsProps) {
  const { editor, onClose, toSource } = rest;
  if (dialog.name === 'cropAll') return <CropAllDialog {...rest} />;
  const { name, at } = dialog;
  if (name === 'choose') return <ChooseDialog {...rest} at={at} />;
  const { fileUrl = '', thumbnailUrl } = mediaAt(editor.document.getState().draft, at)?.contentInfo ?? {};
  function apply(addresses: CroppedPicture, label: string, done: string) {
    runCommand(editor, { ...setPictureAddresses(at, addresses, label), announcement: done });
    onClose();
  }
  if (fileKind(fileUrl) === 'video')
    return (
      <FrameDialog
        source={toSource(fileUrl)}
        thumbnailUrl={thumbnailUrl}
        onChosen={(chosen) =>
          apply({ fileUrl, thumbnailUrl: chosen }, 'change video thumbnail', 'Changed the video thumbnail.')
        }
        onClose={onClose}
      />
    );
  return (
    <PictureToCrop
      {...rest}
      at={at}
      fileUrl={fileUrl}
      onCropped={(cropped) => apply(cropped, 'crop picture', 'Cropped the picture.')}
    />
  );
}

type PictureToCropProps = Omit<PictureDialogsProps, 'dialog' | 'pictures'> & {
  at: CardPath;
  fileUrl: string;
  onCropped: (cropped: CroppedPicture) => void;
};

function PictureToCrop({ editor, at, options, toSource, fileUrl, onCropped, onClose }: PictureToCropProps) {
  const { shownPhones } = useAppServices();
  const { data: source, isPending } = useQuery({
    queryKey: ['picture to crop', fileUrl],
    queryFn: async () => (await loadCropSource(fileUrl, toSource)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [sideHeight] = useState(() => drawnSideHeight(shownPhones.get('android'), at));
  if (!source)
    return (
      <Dialog title="Crop picture" actions={<Button type="submit">Close</Button>} onClose={onClose}>
        <p>
          {isPending
            ? 'Opening the picture…'
            : 'This picture isn’t loaded, or its website blocks copying. Save it on your computer, then drop it on the card.'}
        </p>
      </Dialog>
    );
  return (
    <CropDialog
      source={source}
      place={cardPlaceOf(editor.document.getState().draft, at)}
      options={options}
      sideHeight={sideHeight}
      onCropped={onCropped}
      onClose={onClose}
    />
  );
}

/** The height of a picture beside a text on the drawn phone, in dp at any zoom. */
function drawnSideHeight(phone: Element | undefined, at: CardPath): number | undefined {
  const box = phone && drawnMedia(phone, `${at}.media`)?.getBoundingClientRect();
  return box && box.width > 0 ? (box.height / box.width) * androidSizes.mediaSide : undefined;
}
