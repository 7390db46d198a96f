import type { QueryClient } from '@tanstack/react-query';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReadonlyStore } from '../lib/store';
import { reportMedia } from '../pictures/check/reportMedia';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import type { createLoadWatch } from './createLoadWatch';
import { reportCuts } from './cuts/reportCuts';
import { reportName } from './reportName';
import { reportPictures } from './reportPictures';
import { reportSamples } from './reportSamples';

type Reported = {
  editor: TemplateEditor;
  trustsMedia: ReadonlyStore<boolean>;
  /** Whether a person looks at the findings. */
  isWanted: ReadonlyStore<boolean>;
  loads: ReturnType<typeof createLoadWatch>;
  offline: ReadonlyStore<boolean>;
  queries: QueryClient;
  /** Absent for a template that is only read. */
  open: OpenedTemplate | undefined;
};

/** Starts the reports of all sources beside the rules. Returns a function that stops them. */
export function startReports(reported: Reported): () => void {
  const { editor, trustsMedia, isWanted, loads, offline, queries, open } = reported;
  const { diagnostics } = editor;
  const stops = [
    reportPictures({ diagnostics, trustsMedia, offline, loads }),
    reportSamples(editor),
    reportCuts({ editor, trustsMedia, isWanted }),
    reportMedia({ editor, trustsMedia, queries }),
    ...(open ? [reportName(open, queries)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
