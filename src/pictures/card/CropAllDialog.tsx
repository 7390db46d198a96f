import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fileKind } from '../../advice/model/fileKind';
import { mediaAt, setAllPictureAddresses } from '../../editor/media/pictureCommands';
import { runCommand } from '../../editor/model/createDocument';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { plural } from '../../schema/values/text';
import type { Size } from '../../preview/media/mediaBox';
import type { PreviewOptions } from '../../preview/model/options';
import { cardsPath, type CardPath } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Segments } from '../../ui/controls/Segments';
import { Notice } from '../../ui/notices/Notice';
import { boxesOf, cardPlaceOf } from '../crop/cardPlace';
import { areaAround, centreOf, cutOf, type CropSettings } from '../crop/cropArea';
import { loadCropSource, saveCrop, type CroppedPicture, type CropSource } from '../crop/cropSource';
import { PhoneResults } from '../crop/PhoneResults';
import { edgeColour, smallestAround, turned, type PictureCut } from '../prepare/drawPicture';
import styles from '../crop/crop.module.css';
import words from '../../ui/styles/words.module.css';

type CropAllDialogProps = {
  editor: TemplateEditor;
  options: Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'>;
  toSource: (address: string) => string | undefined;
  onClose: () => void;
};

/** A card with a picture; `source` is undefined where it cannot be cropped, and `reason` says why. */
type CardToCrop = { at: CardPath; number: number; source: CropSource | undefined; reason?: string };

/** Crops the pictures of all cards to one shape, as one step. Each can be changed by itself afterwards. */
export function CropAllDialog({ editor, options, toSource, onClose }: CropAllDialogProps) {
  // The draft as it was when the dialog opened; nothing else changes it meanwhile.
  const [draft] = useState(() => editor.document.getState().draft);
  const [isFitted, setFitted] = useState(false);
  const [saving, setSaving] = useState<{ done: number } | { problem: string }>();
  const stop = useRef<AbortController>(undefined);
  const { data: cards } = useQuery({
    queryKey: ['pictures to crop', picturesIn(draft)],
    queryFn: () => Promise.all(picturesIn(draft).map((each) => loadCard(each, toSource))),
    staleTime: Infinity,
    gcTime: 0,
  });
  const ready = (cards ?? []).flatMap(({ at, number, source }) => (source ? [{ at, number, source }] : []));
  const isSaving = saving !== undefined && 'done' in saving;

  async function save() {
    const controller = new AbortController();
    stop.current = controller;
    const cropped = new Map<CardPath, CroppedPicture>();
    for (const { at, number, source } of ready) {
      setSaving({ done: cropped.size });
      const { cut, settings } = planCrop(draft, at, source, { ...options, isFitted });
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each fills the connection
      const outcome = await saveCrop(source, cut, settings, {
        place: cardPlaceOf(draft, at).place,
        onProgress: () => undefined,
        signal: controller.signal,
      });
      if (outcome.kind === 'cancelled') return;
      if (outcome.kind === 'refused') {
        setSaving({ problem: `Card ${number}: ${outcome.reason}` });
        return;
      }
      cropped.set(at, outcome.picture);
    }
    const announcement = `Cropped ${plural(cropped.size, 'picture')}.`;
    runCommand(editor, { ...setAllPictureAddresses(cropped, 'crop all pictures'), announcement });
    onClose();
  }

  return (
    <Dialog
      title="Crop all pictures"
      isWide
      onClose={() => {
        stop.current?.abort();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button variant="primary" disabled={isSaving || ready.length === 0} onClick={() => void save()}>
            {isSaving
              ? `Saving… ${saving.done} of ${ready.length}`
              : `Crop ${plural(ready.length, 'picture')}`}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <Segments
          legend="How to fill the shape"
          quietLegend
          inline
          choices={[
            { value: 'crop', label: 'Crop' },
            { value: 'fit', label: 'Show all' },
          ]}
          value={isFitted ? 'fit' : 'crop'}
          onChange={(chosen) => setFitted(chosen === 'fit')}
        />
        <p className={words.softNote}>
          {isFitted
            ? 'Each picture is shown whole, with the colour of its edges beside it.'
            : 'Each picture is cropped around what you marked in it, or around its middle.'}{' '}
          You can change a single one later.
        </p>
        {cards === undefined && <p>Opening the pictures…</p>}
        <ol className={styles.all}>
          {cards?.map(({ at, number, source, reason }) => (
            <li key={at}>
              <h3>Card {number}</h3>
              {source ? (
                <PhoneResults
                  picture={source.picture}
                  isEstimated={false}
                  {...planCrop(draft, at, source, { ...options, isFitted })}
                />
              ) : (
                <p className={words.softNote}>{reason}</p>
              )}
            </li>
          ))}
        </ol>
        {saving !== undefined && 'problem' in saving && (
          <Notice tone="error" role="alert" title="Not cropped">
            <p>{saving.problem}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type PictureAddress = { at: CardPath; number: number; fileUrl: string };

/** The cards of a carousel that have a picture, film or document. */
function picturesIn(draft: TemplateDraft): PictureAddress[] {
  const count = draft.component.richCard?.carouselCard?.cardContents?.length ?? 0;
  return Array.from({ length: count }, (_card, index): PictureAddress => {
    const at: CardPath = `${cardsPath}.${index}`;
    return { at, number: index + 1, fileUrl: mediaAt(draft, at)?.contentInfo?.fileUrl ?? '' };
  }).filter(({ fileUrl }) => fileUrl !== '');
}

async function loadCard(
  { at, number, fileUrl }: PictureAddress,
  toSource: CropAllDialogProps['toSource'],
): Promise<CardToCrop> {
  const kind = fileKind(fileUrl) ?? 'image';
  if (kind !== 'image')
    return {
      at,
      number,
      source: undefined,
      reason: 'Only pictures can be cropped. This file stays as it is.',
    };
  const source = await loadCropSource(fileUrl, toSource);
  return source
    ? { at, number, source }
    : {
        at,
        number,
        source: undefined,
        reason: 'This picture isn’t loaded, or its website blocks copying. It stays as it is.',
      };
}

type Plan = {
  cut: PictureCut;
  settings: CropSettings;
  background: string | undefined;
  boxes: ReturnType<typeof boxesOf>;
};

/** What becomes of the picture of a card. Both ways have the shape of its box on Android, so that phones cut nothing off. */
function planCrop(
  draft: TemplateDraft,
  at: CardPath,
  { picture, settings: before }: CropSource,
  { isFitted, ...options }: CropAllDialogProps['options'] & { isFitted: boolean },
): Plan {
  const turn = before?.turn ?? 0;
  const whole = turned(picture, turn);
  const box = (size: Size) => boxesOf(cardPlaceOf(draft, at), size, { ...options, sideHeight: undefined });
  const { width, height } = box(whole).android;
  if (isFitted) {
    const cut = { ...smallestAround(whole, width / height), turn };
    const background = edgeColour(picture);
    return { cut, settings: { shape: 'frame', turn, background }, background, boxes: box(cut) };
  }
  const focus = before?.focus ?? (before?.area && centreOf(before.area));
  const area = areaAround(whole, width / height, focus);
  const cut = cutOf(area, whole, turn);
  const settings: CropSettings = { shape: 'frame', turn, area, ...(focus ? { focus } : {}) };
  return { cut, settings, background: undefined, boxes: box(cut) };
}
