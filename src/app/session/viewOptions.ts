import { defaultPreviewOptions, type PreviewOptions, type Theme } from '../../preview/model/options';

/** The display of the phones. Not part of the draft. */
export type ViewOptions = PreviewOptions & {
  phones: 'android' | 'ios' | 'both';
  /** The effect of a click on the phone: `select` opens the part's field, `try` acts as a tap. */
  mode: 'select' | 'try';
  /** Undefined: the theme of the page. */
  theme: Theme | undefined;
  increaseContrast: boolean;
  /** Zoom in percent; `fit` fills the height of the window. Boxes inside keep their documented sizes. */
  scale: '100' | '75' | '50' | 'fit';
};

export const defaultViewOptions: ViewOptions = {
  ...defaultPreviewOptions,
  phones: 'android',
  mode: 'select',
  theme: undefined,
  increaseContrast: false,
  scale: 'fit',
};

export type ChangeView = (part: Partial<ViewOptions>) => void;
