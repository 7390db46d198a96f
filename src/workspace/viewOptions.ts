import { defaultPreviewOptions, type PreviewOptions, type Theme } from '../preview/model/options';

/** The display of the phones. Not part of the draft. */
export type ViewOptions = PreviewOptions & {
  phones: 'android' | 'ios' | 'both';
  /** The effect of a click on the phone: `select` opens the part's field, `try` acts as a tap. */
  mode: 'select' | 'try';
  /** Undefined: the theme of the page. */
  theme: Theme | undefined;
  /** `lockScreen` and `banner`: its notification, there and while the phone is in use. `reader`: the words of a screen reader beside it. */
  shows: 'conversation' | 'lockScreen' | 'banner' | 'reader';
  increaseContrast: boolean;
  /** Zoom in percent; `fit` fills the height of the window. Boxes inside keep their documented sizes. */
  scale: '100' | '75' | '50' | 'fit';
};

export const defaultViewOptions: ViewOptions = {
  ...defaultPreviewOptions,
  phones: 'android',
  mode: 'select',
  shows: 'conversation',
  theme: undefined,
  increaseContrast: false,
  scale: 'fit',
};

/** Whether the phones show the notification in place of the conversation. */
export function isNotification(view: ViewOptions): view is ViewOptions & { shows: 'lockScreen' | 'banner' } {
  return view.shows === 'lockScreen' || view.shows === 'banner';
}

export type ChangeView = (part: Partial<ViewOptions>) => void;
