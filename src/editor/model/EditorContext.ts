import { createContext, use } from 'react';
import { useStore } from '../../ui/useStore';
import type { TemplateEditorModel } from './createTemplateEditor';
import { visibleIssue } from './diagnostics';
import { valueAt } from '../../lib/path';
import type { DraftPath } from '../../schema/draft/draft';

export const EditorContext = createContext<TemplateEditorModel | undefined>(undefined);

/** The open template, inside `TemplateEditor`. */
export function useEditor(): TemplateEditorModel {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs a TemplateEditor around it.');
  return editor;
}

/** A text of the draft, or an empty text; draws again only when it changes. */
export function useDraftText(path: DraftPath): string {
  const value = useStore(useEditor().draft, (draft) => valueAt(draft, path));
  return typeof value === 'string' ? value : '';
}

/** What is wrong at a field, once it is time to say so. `always`: at once, where a structure is wrong. */
export function useVisibleIssue(path: string, always = false): string | undefined {
  return useStore(useEditor().board, (board) => visibleIssue(board, path, always));
}
