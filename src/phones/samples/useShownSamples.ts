import { useEffect, useMemo } from 'react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { SampleChoice } from '../../editor/panes/SamplesPane';
import { createLate } from '../../lib/createLate';
import type { ReadonlyStore } from '../../lib/store';
import { noSamples, type Samples } from '../../preview/text/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { markersOf } from '../../schema/draft/parameterNotes';
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

/** The reader of samples, which only a template with parameters loads. */
const sampleReader = createLate(async () => {
  const { samplesOf } = await import('../../schema/draft/samples');
  return { samplesOf };
});

function useSampleReader(isNeeded: boolean) {
  // Loading from the network is outside React.
  useEffect(() => {
    if (isNeeded) sampleReader.start();
  }, [isNeeded]);
  return useStore(sampleReader, (reader) => reader?.samplesOf);
}

/** What the phones show in place of the markers. The same object until a marker, a name or a sample changes. */
export function useShownSamples(editor: TemplateEditor, choice: ReadonlyStore<SampleChoice>): Samples {
  const { shown, row } = useStore(choice);
  const notes = useStore(editor.document.parameters);
  const markers = useMarkers(editor);
  const readSamples = useSampleReader(markers !== '');
  const samples = useMemo(
    () => (shown && readSamples ? readSamples(notes, shown, editor.document.getState().draft) : noSamples),
    // A new marker asks for a new value.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, shown, notes, markers, readSamples],
  );
  return row?.samples ?? samples;
}
