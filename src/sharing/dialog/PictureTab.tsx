import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type CSSProperties, useEffect, useRef } from 'react';
import type { Agent } from '../../preview/model/agent';
import type { System } from '../../preview/model/options';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { useStore } from 'zustand';
import { usePageTheme } from '../../workspace/usePageTheme';
import { drawPhones } from '../../phones/picture/phonePicture';
import { pictureProblem } from '../../phones/picture/savePicture';
import { useAppServices } from '../../workspace/services/AppServices';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { fileNameOf } from '../../workspace/draftLinks';
import { CopyPictureButton, DeviceShareButton, saveFile } from './shareActions';
import styles from './share.module.css';
import { PictureFields, pictureFileName, systemsOf, type PictureSettings } from './PictureFields';
import { phonePlace } from '../../phones/useScale';
import { Phones } from '../../phones/Phones';
import { Spinner } from '../../ui/notices/waiting';

/** A picture of the phones or their cards: shown as it will be, as a file, on the clipboard. */
export function PictureTab({ open, agent }: { open: OpenedTemplate; agent: Agent }) {
  const { editor, screen } = open;
  const { shownPhones } = useAppServices();
  const pageTheme = usePageTheme();
  const template = useStore(editor.document, ({ draft }) => draft);
  const { card, path } = useStore(editor.selection);
  const view = useStore(screen, ({ phone }) => phone);
  const [staged] = useState(() => new Map<System, HTMLElement>());
  const [settings, setSettings] = useState<PictureSettings>({
    phones: view.phones,
    content: 'phone',
    theme: view.theme ?? pageTheme,
    hasOutline: false,
  });
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['picture of', template, settings, card],
    queryFn: () =>
      drawPhones({ ...settings, systems: systemsOf[settings.phones], card }, shownPhones, staged),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const isReady = data !== undefined && !isPlaceholderData && !isFetching;
  const fileName = pictureFileName(fileNameOf(template), settings, card);
  return (
    <>
      <PictureFields
        template={template}
        card={card}
        hasSelection={path !== undefined && view.mode !== 'try'}
        settings={settings}
        onSettings={setSettings}
      />
      <div className={styles.row}>
        <Button
          size="small"
          variant="primary"
          icon={<Download aria-hidden />}
          disabled={!isReady}
          onClick={() => isReady && saveFile(fileName, data.file)}
        >
          Save as PNG
        </Button>
        <CopyPictureButton file={isReady ? data.file : undefined} />
        {isReady && (
          <DeviceShareButton content={{ files: [new File([data.file], fileName, { type: 'image/png' })] }} />
        )}
      </div>
      {isReady && data.remark !== '' && (
        <Notice tone="warning" title="Some pictures couldn’t be drawn">
          <p>{data.remark} A placeholder is shown instead.</p>
        </Notice>
      )}
      {error ? (
        <p role="alert">{pictureProblem(error)}</p>
      ) : (
        <DrawnPicture file={data?.file} isDrawing={!isReady} label={fileName} />
      )}
      {/* Phones out of sight, for pictures of what the screen does not show. */}
      <div aria-hidden inert className={styles.stage} style={place} data-phones="both">
        <Phones
          open={open}
          agent={agent}
          view={{ ...view, phones: settings.phones }}
          theme={settings.theme}
          onGoTo={ignoreClicks}
          elements={staged}
        />
      </div>
    </>
  );
}

const ignoreClicks = () => undefined;
const place = { '--phone-width': `${phonePlace.width}px` } as CSSProperties;

type DrawnPictureProps = {
  /** The last drawn picture; undefined before the first. */
  file: Blob | undefined;
  isDrawing: boolean;
  label: string;
};

/** A drawn picture as it will be in its file. */
function DrawnPicture({ file, isDrawing, label }: DrawnPictureProps) {
  const image = useRef<HTMLImageElement>(null);

  // Addresses of blobs live outside React until they are revoked.
  useEffect(() => {
    if (!file || !image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div className={styles.place} aria-busy={isDrawing}>
      {isDrawing && (
        <p className={styles.waiting}>
          <Spinner /> Creating the picture…
        </p>
      )}
      {file && <img ref={image} alt={`Preview of ${label}`} className={styles.picture} />}
    </div>
  );
}
