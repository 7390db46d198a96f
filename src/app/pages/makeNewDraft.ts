import { startComponent } from '../../editor/convertType';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { isTemplateType } from '../../schema/draft/isTemplateDraft';
import type { FindExample } from '../../workspace/loadExamples';
import { exampleNotes } from '../../schema/examples/shared/example';
import { draftOf } from '../../workspace/newDraft';

/** A draft of an example, or a blank one of a type; undefined if the address names neither. */
export function makeNewDraft(parameters: URLSearchParams, find?: FindExample): Draft | undefined {
  const example = find?.(parameters.get('from') ?? '');
  if (example) return draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example));
  const type = parameters.get('type');
  return isTemplateType(type) ? draftOf({ type, component: startComponent(type) }) : undefined;
}
