import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { Theme } from '../../preview/model/options';
import type { ViewOptions } from '../../workspace/draftScreen';

/** What a person looks at of a set. It is not stored. */
export type SetView = {
  /** The id of the chosen row; undefined or gone: the first one. */
  row?: string;
  /** The language on the phones of the draft; undefined or gone: that of the source. */
  language?: string;
  phones: ViewOptions['phones'];
  /** Undefined: the theme of the page. */
  theme?: Theme;
  isLargest: boolean;
  isWorstFirst: boolean;
};

const views = new WeakMap<TemplateEditor, StoreApi<SetView>>();

/** The view of the set of a draft: it stays as long as the draft is open, whichever part of its set is on the screen. */
export function setViewOf(editor: TemplateEditor): StoreApi<SetView> {
  const view =
    views.get(editor) ??
    createStore<SetView>(() => ({ phones: 'android', isLargest: false, isWorstFirst: true }));
  views.set(editor, view);
  return view;
}
