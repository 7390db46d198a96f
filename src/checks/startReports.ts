import type { QueryClient } from '@tanstack/react-query';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { computedStore, type ReadonlyStore } from '../lib/store';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { isCheckShown } from '../workspace/draftScreen';
import type { AppServices } from '../workspace/services/AppServices';
import { reportClipping } from './reportClipping';
import { reportMedia } from './mediaReport';
import { reportName } from './nameReport';
import { reportPictures, type PictureLoads } from './pictureReport';
import type { Reporter } from './reporter';
import { reportSamples } from './reportSamples';

/** A template that is shown; `open` is absent for one that is only read: its name is nobody's concern. */
export type CheckedTemplate = {
  editor: TemplateEditor;
  trustsMedia: ReadonlyStore<boolean>;
  open: OpenedTemplate | undefined;
};

type Services = {
  loads: PictureLoads;
  offline: AppServices['network']['offline'];
  queries: QueryClient;
};

/** Starts every source of findings beside the rules. Returns a function that stops them. */
export function startReports(
  { editor, trustsMedia, open }: CheckedTemplate,
  { loads, offline, queries }: Services,
): () => void {
  const { diagnostics } = editor;
  const isWanted = computedStore(
    () => open === undefined || isCheckShown(open.screen.getState()),
    ...(open ? [open.screen] : []),
  );
  const reporters: Reporter[] = [
    reportPictures({ diagnostics, trustsMedia, offline, loads }),
    reportSamples(editor),
    reportClipping({ editor, trustsMedia, isWanted }),
    reportMedia({ editor, trustsMedia, queries }),
    ...(open ? [reportName(open, queries)] : []),
  ];
  let seen = diagnostics.getState().template;
  const stopWatching = diagnostics.subscribe(() => {
    // A report changes the diagnostics as well, but not the template.
    const { template } = diagnostics.getState();
    if (template === seen) return;
    seen = template;
    for (const { templateChanged } of reporters) templateChanged();
  });
  return () => {
    stopWatching();
    for (const { stop } of reporters) stop();
  };
}
