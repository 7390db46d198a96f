import type { System } from '../../preview/model/options';
import type { PictureChoice } from '../../phones/picture/phonePicture';
import type { ViewOptions } from '../../workspace/viewOptions';

/** The choice of a picture in the dialog. */
export type PictureSettings = Pick<PictureChoice, 'content' | 'theme' | 'hasOutline'> & {
  phones: ViewOptions['phones'];
};

const systems = {
  android: ['android'],
  ios: ['ios'],
  both: ['android', 'ios'],
} as const satisfies Record<ViewOptions['phones'], readonly System[]>;

/** The phones of a choice, from left to right. */
export const systemsOf = (phones: ViewOptions['phones']): readonly System[] => systems[phones];

/** The name of a picture's file, by the template's file name and the picture's content. */
export function pictureFileName(name: string, { content }: PictureSettings, card: number): string {
  const part = { phone: '', card: `_card_${card + 1}`, strip: '_cards' }[content];
  return `${name}${part}.png`;
}
