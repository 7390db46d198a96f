import { sampleAdviceSteps, overrunRule, overrunSteps } from '../advice/withSamples';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReportedFinding } from '../editor/state/findings';
import { debounceIdle, takeSteps } from '../lib/idle';
import type { ChangeSource } from '../lib/store';

/** Reports the limits and rules that sample values break. */
export function reportSamples(changed: ChangeSource, { diagnostics, document }: TemplateEditor): () => void {
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
    const { signal } = searching;
    const textLimit = diagnostics.textLimit();
    const overruns = await takeSteps(overrunSteps(template, parameters, textLimit), signal);
    if (!overruns) return;
    const options = { textLimit, now: Date.now() };
    const advice = await takeSteps(sampleAdviceSteps(template, parameters, options), signal);
    if (!advice) return;
    const findings = overruns.map(({ path, message }): ReportedFinding => ({
      id: overrunRule,
      level: 'warning',
      kind: 'look',
      path,
      message: `${message} See Samples.`,
    }));
    diagnostics.report('samples', { findings: [...findings, ...advice] });
  }
  const report = debounceIdle(() => void search(), { pause: 300, latest: 3000 });
  report();
  const stops = [
    changed.subscribe(report),
    document.subscribe(() => document.getState().parameters !== seenNotes && report()),
  ];
  return () => {
    searching.abort();
    for (const stop of stops) stop();
  };
}
