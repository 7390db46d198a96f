import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { startComponent } from '../../editor/model/convertType';
import type { TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { findExample } from '../../schema/examples/examples';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { draftOf } from '../session/newDraft';

/** A copy of an example, or a blank template of a type. */
function startTemplate(parameters: URLSearchParams): TemplateDraft {
  const from = parameters.get('from');
  const example = from === null ? undefined : findExample(from);
  if (example) return structuredClone<TemplateDraft>(example.template);
  const type = TemplateType.safeParse(parameters.get('type')).data ?? 'text_message';
  return { type, component: startComponent(type) };
}

/** `/templates/new`, `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => newDrafts.add(draftOf(startTemplate(parameters))));
  return <Redirect to={draftHref(draft.id)} replace />;
}
