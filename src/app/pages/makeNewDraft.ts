import { startComponent } from '../../editor/convertType';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import type { FindExample } from '../pageModules';
import { exampleNotes } from '../../schema/examples/shared/example';
import { TemplateType } from '../../schema/values/enums';
import { draftOf } from '../session/newDraft';

/** A draft of an example, or a blank one of a type; undefined if the address names neither. */
export function makeNewDraft(parameters: URLSearchParams, find?: FindExample): Draft | undefined {
  const example = find?.(parameters.get('from') ?? '');
  if (example) return draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example));
  const type = TemplateType.safeParse(parameters.get('type')).data;
  return type && draftOf({ type, component: startComponent(type) });
}
