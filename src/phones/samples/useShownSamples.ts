import { useMemo } from 'react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { SampleChoice } from '../../editor/samples/SamplesPane';
import type { ReadonlyStore } from '../../lib/store';
import { noSamples, type Samples } from '../../preview/text/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { markersOf } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { useStore } from 'zustand';

/** A store is read at each drawing, thus at each key: search each template once. */
const foundMarkers = new WeakMap<TemplateDraft, string>();

function markersIn(template: TemplateDraft): string {
  const found = foundMarkers.get(template) ?? markersOf(template).join('');
  foundMarkers.set(template, found);
  return found;
}

/** The markers of the open template as one text. It changes when typing pauses, not with each key. */
export function useMarkers({ diagnostics }: TemplateEditor): string {
  return useStore(diagnostics, ({ template }) => markersIn(template));
}

/** What the phones show in place of the markers. The same object until a marker, a name or a sample changes. */
export function useShownSamples(editor: TemplateEditor, choice: ReadonlyStore<SampleChoice>): Samples {
  const { shown, row } = useStore(choice);
  const notes = useStore(editor.document, ({ parameters }) => parameters);
  const markers = useMarkers(editor);
  const samples = useMemo(
    () => (shown && markers !== '' ? samplesOf(notes, shown, editor.document.getState().draft) : noSamples),
    // A new marker asks for a new value.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, shown, notes, markers],
  );
  return row?.samples ?? samples;
}
