import { defaultPreviewOptions, type PreviewOptions, type Theme } from '../../preview/model/options';

/** How the phones are looked at: it is no part of the draft. */
export type ViewOptions = PreviewOptions & {
  phones: 'android' | 'ios' | 'both';
  /** `select` leads from a part of the phone to its field, `try` does what a tap on a phone does. */
  mode: 'select' | 'try';
  /** Undefined: as the page. */
  theme: Theme | undefined;
  increaseContrast: boolean;
  /** Of the size of a phone; `fit` as high as the window leaves room. The boxes inside keep their sizes. */
  scale: '100' | '75' | '50' | 'fit';
};

export const defaultViewOptions: ViewOptions = {
  ...defaultPreviewOptions,
  phones: 'android',
  mode: 'select',
  theme: undefined,
  increaseContrast: false,
  scale: '100',
};

export type ChangeView = (part: Partial<ViewOptions>) => void;
