import { useState, type CSSProperties } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { System } from '../../../preview/model/options';
import type { Size } from '../../../preview/media/recommendedMedia';
import { shownSize } from '../prepare/cropGeometry';
import type { Area } from './cropSettings';
import styles from './CropStage.module.css';

export const maxZoom = 5;

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
  /** The size of the cropped picture, and the boxes that the phones draw it in. */
  cropped: Size;
  boxes: Record<System, Size>;
  /** The share of a side at each edge that stays free of what matters. */
  edge: number;
};

/** The picture under the frames of both phones. It moves, the frames stand: what is in the middle stays in all of them. */
export function CropStage(props: CropStageProps) {
  const { image, ratio, zoom, onZoom, start, onArea, cropped, boxes, edge } = props;
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const [crop, setCrop] = useState<Size>();
  const scale = crop ? crop.width / cropped.width : 0;
  const frameOf = (system: System): CSSProperties => {
    const shown = shownSize(cropped, boxes[system]);
    return { width: shown.width * scale, height: shown.height * scale };
  };
  return (
    <div className={styles['stage']}>
      <Cropper
        key={`${image} ${ratio}`}
        image={image}
        aspect={ratio}
        crop={point}
        zoom={zoom}
        maxZoom={maxZoom}
        showGrid={false}
        disableAutomaticStylesInjection
        keyboardStep={4}
        onCropChange={setPoint}
        onZoomChange={onZoom}
        onCropAreaChange={onArea}
        setCropSize={setCrop}
        {...(start ? { initialCroppedAreaPercentages: start } : {})}
        mediaProps={{ alt: '' }}
        cropperProps={{
          role: 'application',
          'aria-label': 'Part of the picture. Move it with the arrow keys, with Shift in small steps.',
        }}
      />
      {crop && (
        <div className={styles['frames']} style={{ width: crop.width, height: crop.height }} aria-hidden>
          <span className={styles['safe']} style={{ inset: `${edge * 100}%` }} />
          <span className={styles['ios']} style={frameOf('ios')} data-testid="crop-frame-ios" />
          <span className={styles['android']} style={frameOf('android')} data-testid="crop-frame-android" />
        </div>
      )}
    </div>
  );
}
