import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { startComponent } from '../../editor/convertType';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { findExample } from '../../schema/examples/examples';
import { exampleNotes } from '../../schema/examples/shared/example';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { draftOf } from '../session/newDraft';

/** A draft of an example, or a blank one of a type. */
function startDraft(parameters: URLSearchParams): Draft {
  const from = parameters.get('from');
  const example = from === null ? undefined : findExample(from);
  if (example) return draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example));
  const type = TemplateType.safeParse(parameters.get('type')).data ?? 'text_message';
  return draftOf({ type, component: startComponent(type) });
}

/** `/templates/new`, `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => newDrafts.add(startDraft(parameters)));
  return <Redirect to={draftHref(draft.id)} replace />;
}
