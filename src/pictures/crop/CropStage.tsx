import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { System } from '../../preview/model/options';
import type { Size } from '../../preview/media/mediaBox';
import { shownSize } from '../prepare/drawPicture';
import { focusAt, offsetOf, type Area, type FocusPoint } from './cropArea';
import styles from './crop.module.css';

export const maxZoom = 5;
/** A press that moves less, in px, is no drag. */
const pressSlack = 5;

type CropStageProps = {
  /** Address of the picture, turned. */
  image: string;
  /** Width by height of the crop. */
  ratio: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The part to begin with. */
  start: Area | undefined;
  onArea: (area: Area) => void;
  /** What the crop is made around; undefined once it was dragged. */
  focus: FocusPoint | undefined;
  onFocus: (focus: FocusPoint | undefined) => void;
  /** The size of the cropped picture, and the boxes that the phones draw it in. */
  cropped: Size;
  boxes: Record<System, Size>;
  /** The share of a side at each edge that stays free of what matters. */
  edge: number;
};

/** The picture under the frames of both phones. It moves, the frames stand: what is in the middle stays in all of them. */
export function CropStage(props: CropStageProps) {
  const { image, ratio, zoom, onZoom, start, onArea, focus, onFocus, cropped, boxes, edge } = props;
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const [picture, setPicture] = useState<Size>();
  const isDragged = useRef(false);
  const press = useRef<FocusPoint>(undefined);
  const [crop, setCrop] = useState<Size>();
  const offset = focus && picture && crop ? offsetOf(focus, { picture, crop }, zoom) : point;
  const scale = crop ? crop.width / cropped.width : 0;
  const frameOf = (system: System): CSSProperties => {
    const shown = shownSize(cropped, boxes[system]);
    return { width: shown.width * scale, height: shown.height * scale };
  };
  /** The point of the picture under the pointer. */
  function focusUnder({ clientX, clientY, currentTarget }: PointerEvent): FocusPoint | undefined {
    const stage = currentTarget.getBoundingClientRect();
    const place = { x: clientX - stage.x - stage.width / 2, y: clientY - stage.y - stage.height / 2 };
    return picture && focusAt(place, offset, picture, zoom);
  }
  return (
    <div
      className={styles.stage}
      onPointerDown={({ clientX: x, clientY: y }) => {
        press.current = { x, y };
      }}
      onPointerUp={(event) => {
        const { x, y } = press.current ?? { x: Infinity, y: Infinity };
        if (Math.hypot(event.clientX - x, event.clientY - y) > pressSlack) return;
        const pressed = focusUnder(event);
        if (pressed) onFocus(pressed);
      }}
    >
      <Cropper
        key={`${image} ${ratio}`}
        image={image}
        aspect={ratio}
        crop={offset}
        zoom={zoom}
        maxZoom={maxZoom}
        showGrid={false}
        disableAutomaticStylesInjection
        keyboardStep={4}
        onInteractionStart={({ source }) => {
          isDragged.current = source !== 'wheel';
        }}
        onInteractionEnd={() => {
          isDragged.current = false;
        }}
        onCropChange={(next) => {
          setPoint(next);
          if (isDragged.current) onFocus(undefined);
        }}
        onZoomChange={onZoom}
        onCropAreaChange={onArea}
        setCropSize={setCrop}
        setMediaSize={setPicture}
        {...(start ? { initialCroppedAreaPercentages: start } : {})}
        mediaProps={{ alt: '' }}
        cropperProps={{
          role: 'application',
          'aria-label': 'Crop area. Move it with the arrow keys, or with Shift in small steps.',
        }}
      />
      {crop && (
        <div className={styles.frames} style={{ width: crop.width, height: crop.height }} aria-hidden>
          <span className={styles.safe} style={{ inset: `${edge * 100}%` }} />
          <span className={styles.ios} style={frameOf('ios')} data-testid="crop-frame-ios" />
          <span className={styles.android} style={frameOf('android')} data-testid="crop-frame-android" />
          {focus && picture && (
            <span
              className={styles.focus}
              data-testid="crop-focus"
              style={{
                left: crop.width / 2 + offset.x + (focus.x / 100 - 0.5) * picture.width * zoom,
                top: crop.height / 2 + offset.y + (focus.y / 100 - 0.5) * picture.height * zoom,
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
