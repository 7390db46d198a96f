import { useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { TemplateDraft } from '../../schema/draft/draft';
import { exampleNotes } from '../../schema/examples/example';
import { findExample } from '../../schema/examples/examples';
import { draftHref } from '../../workspace/draftLinks';
import { draftOf } from '../../workspace/newDraft';
import { useAppServices } from '../../workspace/services/AppServices';

/** Makes a draft of the example of that id and goes to its address; `otherwise` where there is none. */
export function ExampleDraft({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => {
    const example = findExample(id);
    return (
      example &&
      newDrafts.add(draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example)))
    );
  });
  return draft ? <Redirect to={draftHref(draft.id)} replace /> : otherwise;
}
