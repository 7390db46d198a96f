import type { DraftPath } from '../../schema/draft/draft';
import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { valueAt } from '../../lib/path';
import type { FocusSpot } from './createFocusTargets';
import { markOf, type Mark } from './diagnosticsState';
import type { QuickFix } from './quickFix';
import type { ListPath } from '../state/paths';
import type { TemplateEditor } from './TemplateEditor';

export const EditorContext = createContext<TemplateEditor | undefined>(undefined);

/** The open template, inside `TemplateForm`. */
export function useEditor(): TemplateEditor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs a TemplateForm around it.');
  return editor;
}

/** What is read of a part of the draft. Redraws only when that changes, by `Object.is`. */
export function useReadPart<Read>(path: string, read: (part: unknown) => Read): Read {
  return useStore(useEditor().document, ({ draft }) => read(valueAt(draft, path)));
}

/** A part of the draft. Redraws only when it changes. */
export function useDraftPart(path: string): unknown {
  return useReadPart(path, (part) => part);
}

/** Whether the draft has a value at a path. */
export function useHasDraftPart(path: string): boolean {
  return useReadPart(path, (part) => part !== undefined);
}

/** A text of the draft, or an empty text. */
export function useDraftText(path: DraftPath): string {
  const value = useDraftPart(path);
  return typeof value === 'string' ? value : '';
}

/** Characters of a text from which a browser needs seconds to find its reading direction in each line. */
const HUGE_TEXT = 20_000;

/** Whether a text is far beyond every limit. Redraws only when that changes. */
export function useIsHugeText(path: DraftPath): boolean {
  return useReadPart(path, (part) => typeof part === 'string' && part.length > HUGE_TEXT);
}

/** The number of entries in a list of the draft. */
export function useEntryCount(path: ListPath): number {
  return useReadPart(path, (part) => (Array.isArray(part) ? part.length : 0));
}

/** The mark of a collapsed part: what is shown at these places or below them. */
export function useMark(...paths: readonly string[]): Mark | undefined {
  return useStore(
    useEditor().diagnostics,
    useShallow((state) => markOf(state, paths)),
  );
}

/** Whether a fold is open, if the person or a link to one of its fields has decided it. */
export function useUnfolded(entry: string): boolean | undefined {
  return useStore(useEditor().selection, ({ unfolded }) => unfolded[entry]);
}

/** What a field offers for its text now, if anything. */
export function useQuickFix(path: string): QuickFix | undefined {
  return useQuickFixOf(useEditor(), path);
}

/** The same outside of `TemplateForm`. */
export function useQuickFixOf({ quickFixes }: TemplateEditor, path: string): QuickFix | undefined {
  useStore(quickFixes.country);
  return useStore(quickFixes, () => quickFixes.at(path));
}

/** A ref that registers the control of a path for the focus. */
export function useFocusTarget(path: string, ...spots: readonly FocusSpot[]) {
  const { focus } = useEditor();
  const names = spots.join(' ');
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const releases = names.split(' ').map((spot) => focus.register(path, element, spot as FocusSpot));
      return () => {
        for (const release of releases) release();
      };
    },
    [focus, path, names],
  );
}
