import type { QueryClient } from '@tanstack/react-query';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { computedStore, type ReadonlyStore } from '../lib/store';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { isCheckShown } from '../workspace/draftScreen';
import type { AppServices } from '../workspace/services/AppServices';
import type { RunningChecks } from '../workspace/runningChecks';
import { reportClipping } from './reportClipping';
import { reportMedia } from './reportMedia';
import { reportName } from './reportName';
import { reportPictures, type PictureLoads } from './reportPictures';
import { createStore } from 'zustand/vanilla';
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
  running: RunningChecks;
};

/** Starts every source of findings beside the rules. Returns a function that stops them. */
export function startReports(
  { editor, trustsMedia, open }: CheckedTemplate,
  { loads, offline, queries, running }: Services,
): () => void {
  const { diagnostics } = editor;
  const isWanted = computedStore(
    () => open === undefined || isCheckShown(open.screen.getState()) || open.isReviewed.getState(),
    ...(open ? [open.screen, open.isReviewed] : []),
  );
  // A report changes the diagnostics as well, but not the template.
  const template = createStore(() => diagnostics.getState().template);
  const stops = [
    diagnostics.subscribe(() => template.setState(diagnostics.getState().template, true)),
    reportPictures({ template, diagnostics, trustsMedia, offline, loads }),
    reportSamples(template, editor),
    reportClipping({ template, editor, trustsMedia, isWanted, running }),
    reportMedia({ template, editor, trustsMedia, queries, running }),
    ...(open ? [reportName(template, open, queries)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
