import { createValueCheck } from '../../advice/findWithValues';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { ReportedFinding } from '../../editor/state/findings';
import { debounceIdle } from '../../lib/debounceIdle';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { hasMarker } from '../../schema/values/markers';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import type { TemplateDraft } from '../../schema/draft/draft';

const setNames = {
  typical: 'typical',
  short: 'short',
  longest: 'the longest',
  rightToLeft: 'right-to-left',
  emoji: 'emoji',
} satisfies Record<SampleSet, string>;

/** The limits that values in place of the parameters break, each place once. */
export function findOverruns(
  template: TemplateDraft,
  notes: ParameterNotes,
  textLimit: number,
): ReportedFinding[] {
  if (!hasMarker(JSON.stringify(template))) return [];
  const check = createValueCheck(template, { textLimit });
  const found = new Map<string, ReportedFinding>();
  for (const set of sampleSets) {
    for (const { level, path, message } of check(samplesOf(notes, set, template))) {
      const at = path.join('.');
      if (level !== 'error' || found.has(at)) continue;
      found.set(at, {
        id: 'sample-over-limit',
        level: 'warning',
        kind: 'look',
        path,
        message: `With ${setNames[set]} values for the parameters: ${message} Samples shows them.`,
      });
    }
  }
  return [...found.values()];
}

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
        findings: findOverruns(template, parameters, diagnostics.textLimit()),
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
