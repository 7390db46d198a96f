import { RotateCcw, RotateCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { recommendedRatio, safeEdge } from '../../preview/media/recommendedMedia';
import type { Size } from '../../preview/media/mediaBox';
import type { PreviewOptions } from '../../preview/model/options';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Select } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import { Notice } from '../../ui/notices/Notice';
import {
  edgeColour,
  largestWithin,
  smallestAround,
  turned,
  wholeOf,
  type PictureCut,
} from '../prepare/drawPicture';
import { boxesOf, type CardPlace } from './cardPlace';
import words from '../../ui/styles/words.module.css';
import styles from './crop.module.css';
import { CropStage, maxZoom } from './CropStage';
import {
  cutOf,
  turnBy,
  type CropSettings,
  type CropShape,
  centreOf,
  hasRatio,
  turnFocus,
  type Area,
  type FocusPoint,
} from './cropArea';
import { type CropSource, saveCrop, type CroppedPicture, useTurnedPicture } from './cropSource';
import { FittedPicture } from './FittedPicture';
import { PhoneResults } from './PhoneResults';

type CropDialogProps = {
  source: CropSource;
  place: CardPlace;
  options: Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'>;
  /** The drawn height of the text beside the picture of a horizontal card. */
  sideHeight: number | undefined;
  onCropped: (picture: CroppedPicture) => void;
  onClose: () => void;
};

/** Chooses the part of a picture that both phones show. */
export function CropDialog({ source, place, options, sideHeight, onCropped, onClose }: CropDialogProps) {
  const { picture } = source;
  const [shape, setShape] = useState<CropShape>(source.settings?.shape ?? 'recommended');
  const [turn, setTurn] = useState<PictureCut['turn']>(source.settings?.turn ?? 0);
  const [area, setArea] = useState<Area>();
  /** The colour around the whole picture; undefined while the picture is cropped. */
  const [background, setBackground] = useState(source.settings?.background);
  const [zoom, setZoom] = useState(1);
  const [saving, setSaving] = useState<{ share: number } | { problem: string }>();
  const stop = useRef<AbortController>(undefined);
  const [shapeId, zoomId, colourId] = [useId(), useId(), useId()];
  const image = useTurnedPicture(picture, turn);

  const whole = turned(picture, turn);
  const boxOptions = { ...options, sideHeight };
  const frame = boxesOf(place, whole, boxOptions).android;
  const ratios = {
    recommended: recommendedRatio(place.place, place.height),
    frame: frame.width / frame.height,
    whole: whole.width / whole.height,
  } satisfies Record<CropShape, number>;
  const ratio = ratios[shape];
  // The part that was cropped before, if the card still has its ratio.
  const [start, setStart] = useState(() => {
    const before = source.settings?.area;
    return before && hasRatio(before, picture, turn, ratio) ? before : undefined;
  });
  const [focus, setFocus] = useState<FocusPoint | undefined>(() => {
    const { area: before, focus: chosen } = source.settings ?? {};
    return chosen ?? (before && !start ? centreOf(before) : undefined);
  });
  const cropCut = area ? cutOf(area, whole, turn) : { ...wholeOf(largestWithin(whole, ratio)), turn };
  const cut: PictureCut = background === undefined ? cropCut : { ...smallestAround(whole, ratio), turn };
  const cropped: Size = { width: cut.width, height: cut.height };
  const boxes = boxesOf(place, cropped, boxOptions);
  const isSaving = saving !== undefined && 'share' in saving;

  /** Another shape or turn keeps what matters in the middle. */
  function restart(quarter?: 90 | -90) {
    const kept = focus ?? (area && centreOf(area));
    setFocus(kept && quarter ? turnFocus(kept, quarter) : kept);
    setStart(undefined);
    setArea(undefined);
    if (!quarter) setZoom(1);
  }
  async function save() {
    const controller = new AbortController();
    stop.current = controller;
    setSaving({ share: 0 });
    const settings: CropSettings = {
      shape,
      turn,
      ...(area && background === undefined ? { area } : {}),
      ...(focus ? { focus } : {}),
      ...(background === undefined ? {} : { background }),
    };
    const outcome = await saveCrop(source, cut, settings, {
      place: place.place,
      signal: controller.signal,
      onProgress: ({ sent, total }) => setSaving({ share: total > 0 ? sent / total : 0 }),
    });
    if (outcome.kind === 'stored') onCropped(outcome.picture);
    else setSaving(outcome.kind === 'refused' ? { problem: outcome.reason } : undefined);
  }

  return (
    <Dialog
      title="Crop picture"
      isWide
      onClose={() => {
        stop.current?.abort();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button variant="primary" disabled={isSaving || image === undefined} onClick={() => void save()}>
            {isSaving ? `Saving… ${Math.floor(saving.share * 100)}%` : 'Use this crop'}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {image === undefined ? (
          <p>Opening the picture…</p>
        ) : background !== undefined ? (
          <FittedPicture picture={picture} cut={cut} background={background} />
        ) : (
          <CropStage
            image={image}
            ratio={ratio}
            zoom={zoom}
            onZoom={setZoom}
            start={start}
            focus={focus}
            onFocus={setFocus}
            onArea={setArea}
            cropped={cropped}
            boxes={boxes}
            edge={safeEdge[place.place]}
          />
        )}
        <div className={styles.controls}>
          <Segments
            legend="How to fill the shape"
            quietLegend
            inline
            choices={[
              { value: 'crop', label: 'Crop' },
              { value: 'fit', label: 'Show all' },
            ]}
            value={background === undefined ? 'crop' : 'fit'}
            onChange={(chosen) => {
              setBackground(chosen === 'fit' ? edgeColour(picture) : undefined);
              // The box on Android is known, and the iPhone follows the picture: both show all of it.
              if (chosen === 'fit') setShape('frame');
              restart();
            }}
          />
          <div className={styles.labelled}>
            <label htmlFor={shapeId}>Shape</label>
            <Select<CropShape>
              id={shapeId}
              choices={[
                { value: 'recommended', label: `Recommended (${describeRatio(ratios.recommended)})` },
                { value: 'frame', label: 'Fit Android' },
                { value: 'whole', label: 'Original' },
              ]}
              value={shape}
              onChange={({ target }) => {
                setShape(target.value as CropShape);
                restart();
              }}
            />
          </div>
          {background === undefined ? (
            <div className={styles.labelled}>
              <label htmlFor={zoomId}>Zoom</label>
              <input
                id={zoomId}
                type="range"
                min={1}
                max={maxZoom}
                step={0.05}
                value={zoom}
                aria-valuetext={describeZoom(zoom)}
                onChange={({ target }) => setZoom(Number(target.value))}
              />
              <output htmlFor={zoomId} className={styles.zoom}>
                {describeZoom(zoom)}
              </output>
            </div>
          ) : (
            <div className={styles.labelled}>
              <label htmlFor={colourId}>Background</label>
              <input
                id={colourId}
                type="color"
                className={styles.colour}
                value={background}
                onChange={({ target }) => setBackground(target.value)}
              />
            </div>
          )}
          <div className={styles.turns}>
            {([-90, 90] as const).map((quarter) => (
              <Button
                key={quarter}
                size="small"
                icon={quarter === -90 ? <RotateCcw aria-hidden /> : <RotateCw aria-hidden />}
                onClick={() => {
                  setTurn(turnBy(turn, quarter));
                  restart(quarter);
                }}
              >
                {quarter === -90 ? 'Rotate left' : 'Rotate right'}
              </Button>
            ))}
          </div>
        </div>
        <PhoneResults
          picture={picture}
          cut={cut}
          background={background}
          boxes={boxes}
          isEstimated={place.place === 'side' && sideHeight === undefined}
        />
        <p className={words.softNote}>
          {background === undefined
            ? 'Select what matters, or drag it to the middle. Keep words and faces inside the dotted line. You can change the crop later.'
            : 'This colour fills the space beside the picture. You can change it later.'}
        </p>
        {saving !== undefined && 'problem' in saving && (
          <Notice tone="error" role="alert" title="Crop not saved">
            <p>{saving.problem}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** "1.5 ×". */
const describeZoom = (zoom: number) => `${Number(zoom.toFixed(2))} ×`;

const known = ['1:1', '3:2', '4:3', '16:9', '16:10', '9:16', '9:8', '8:3', '7:2', '21:9'];

/** A ratio as people write it: "16:9", or "1.38:1" where it has no common name. */
export function describeRatio(ratio: number): string {
  const name = known.find((each) => {
    const [width = 1, height = 1] = each.split(':').map(Number);
    return Math.abs(width / height - ratio) < 0.001;
  });
  return name ?? `${ratio.toFixed(2)}:1`;
}
