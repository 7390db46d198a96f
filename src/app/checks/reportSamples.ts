import { findOverruns, overrunRule } from '../../advice/findOverruns';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { ReportedFinding } from '../../editor/state/findings';
import { debounceIdle } from '../../lib/debounceIdle';

/** Reports the limits that sample values break. Returns a function that stops it. */
export function reportSamples({ diagnostics, document }: TemplateEditor): () => void {
  let seen: unknown;
  let seenNotes: unknown;
  const report = debounceIdle(
    () => {
      const { template } = diagnostics.get();
      const { parameters } = document.get();
      if (template === seen && parameters === seenNotes) return;
      [seen, seenNotes] = [template, parameters];
      diagnostics.report('samples', {
        findings: findOverruns(template, parameters, diagnostics.textLimit()).map(
          ({ path, message }): ReportedFinding => ({
            id: overrunRule,
            level: 'warning',
            kind: 'look',
            path,
            message: `${message} Samples shows them.`,
          }),
        ),
      });
    },
    { pause: 300, latest: 3000 },
  );
  report();
  const stops = [diagnostics.subscribe(report), document.subscribe(report)];
  return () => {
    for (const stop of stops) stop();
  };
}
