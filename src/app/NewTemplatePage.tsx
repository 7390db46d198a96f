import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { TemplateType } from '../schema/enums';
import { keepNewDraft } from './newDraft';

/** `/templates/new`, `?from=<example id>`, `?type=<type>`: makes the draft and goes to its own address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  const [draft] = useState(() =>
    keepNewDraft({ from: parameters.get('from'), type: TemplateType.safeParse(parameters.get('type')).data }),
  );
  return <Redirect to={`/templates/${draft.id}`} replace />;
}
