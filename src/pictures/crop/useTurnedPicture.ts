import { useEffect, useState } from 'react';
import { drawPicture, turned, wholeOf, type Cut, type Drawable } from '../prepare/drawPicture';
import { fitWithin } from '../prepare/cropGeometry';

/** The longer side of the copy that is moved on the screen: the original of a camera would make that slow. */
const copySide = 1600;

/** The address of a small copy of a picture, turned; undefined until it is drawn. */
export function useTurnedPicture(picture: Drawable, turn: Cut['turn']): string | undefined {
  const [copy, setCopy] = useState<{ turn: Cut['turn']; address: string }>();
  // The copy is a file in the browser, outside React.
  useEffect(() => {
    let address: string | undefined;
    let isStopped = false;
    const whole = { ...wholeOf(turned(picture, turn)), turn };
    const canvas = drawPicture(picture, whole, fitWithin(whole, { width: copySide, height: copySide }));
    canvas.toBlob(
      (blob) => {
        if (isStopped || !blob) return;
        address = URL.createObjectURL(blob);
        setCopy({ turn, address });
      },
      'image/jpeg',
      0.9,
    );
    return () => {
      isStopped = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [picture, turn]);
  return copy?.turn === turn ? copy.address : undefined;
}
