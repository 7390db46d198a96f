import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
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
import { fileNameOf } from '../../workspace/draftFile';
import { CopyPictureButton } from './CopyPictureButton';
import { DeviceShareButton } from '../parts/DeviceShareButton';
import { DrawnPicture } from './DrawnPicture';
import styles from '../parts/parts.module.css';
import { PictureFields } from './PictureFields';
import { PictureStage } from './PictureStage';
import { pictureFileName, systemsOf, type PictureSettings } from './pictureSettings';
import { saveFile } from '../parts/saveFile';

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
      drawPhones({ ...settings, systems: systemsOf(settings.phones), card }, shownPhones, staged),
    networkMode: 'always',
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
          look="primary"
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
        <Notice tone="warning" title="Not every picture could be drawn">
          <p>{data.remark} A marked box stands in their place.</p>
        </Notice>
      )}
      {error ? (
        <p role="alert">{pictureProblem(error)}</p>
      ) : (
        <DrawnPicture file={data?.file} isDrawing={!isReady} label={fileName} />
      )}
      <PictureStage
        open={open}
        agent={agent}
        view={{ ...view, phones: settings.phones }}
        theme={settings.theme}
        elements={staged}
      />
    </>
  );
}
