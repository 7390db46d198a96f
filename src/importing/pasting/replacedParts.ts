import { startComponent } from '../../editor/changeType';
import { isSame } from '../../lib/values';
import { compareTemplates } from '../../library/comparison/compareTemplates';
import { describeChanges, type ChangeEntry } from '../../library/comparison/describeChanges';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';

/** Whether nobody has written anything into a draft but its name. */
function isBlank({ type, component }: TemplateDraft): boolean {
  const body = draftToTemplate({ type, component });
  return [{}, startComponent(type)].some((start) =>
    isSame(body, draftToTemplate({ type, component: start })),
  );
}

/** What a draft would lose by becoming another one: its values that are changed or removed, in order. */
export function replacedParts(draft: TemplateDraft, next: TemplateDraft): ChangeEntry[] {
  if (isBlank(draft)) return [];
  return describeChanges(compareTemplates(draftToTemplate(draft), draftToTemplate(next))).filter(
    ({ kind, before }) => kind !== 'moved' && before !== undefined,
  );
}
