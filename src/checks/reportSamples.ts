import { sampleAdviceSteps, overrunRule, overrunSteps } from '../advice/withSamples';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReportedFinding } from '../editor/state/findings';
import { debounceIdle, takeSteps } from '../lib/idle';

/** Reports the limits and rules that sample values break. Returns a function that stops it. */
export function reportSamples({ diagnostics, document }: TemplateEditor): () => void {
  let seen: unknown;
  let seenNotes: unknown;
  let searching = new AbortController();
  async function search() {
    const { template } = diagnostics.getState();
    const { parameters } = document.getState();
    if (template === seen && parameters === seenNotes) return;
    [seen, seenNotes] = [template, parameters];
    searching.abort();
    searching = new AbortController();
    const overruns = await takeSteps(
      overrunSteps(template, parameters, diagnostics.textLimit()),
      searching.signal,
    );
    if (!overruns) return;
    const advice = await takeSteps(
      sampleAdviceSteps(template, parameters, { textLimit: diagnostics.textLimit(), now: Date.now() }),
      searching.signal,
    );
    if (!advice) return;
    diagnostics.report('samples', {
      findings: [
        ...overruns.map(({ path, message }): ReportedFinding => ({
          id: overrunRule,
          level: 'warning',
          kind: 'look',
          path,
          message: `${message} Samples shows them.`,
        })),
        ...advice,
      ],
    });
  }
  const report = debounceIdle(() => void search(), { pause: 300, latest: 3000 });
  report();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.getState().template !== seen && report()),
    document.subscribe(() => document.getState().parameters !== seenNotes && report()),
  ];
  return () => {
    searching.abort();
    for (const stop of stops) stop();
  };
}
