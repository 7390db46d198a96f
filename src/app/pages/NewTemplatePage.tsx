import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { startComponent } from '../../editor/convertType';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { findExample } from '../../schema/examples/examples';
import { exampleNotes } from '../../schema/examples/shared/example';
import { lazyPart } from '../../ui/loading/lazyPart';
import { PageFrame } from '../frame/PageFrame';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { draftOf } from '../session/newDraft';

const StartPanel = lazyPart(async () => (await import('../start/StartPanel')).StartPanel);

/** A draft of an example, or a blank one of a type; undefined if the address names neither. */
function startDraft(parameters: URLSearchParams): Draft | undefined {
  const from = parameters.get('from');
  const example = from === null ? undefined : findExample(from);
  if (example) return draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example));
  const type = TemplateType.safeParse(parameters.get('type')).data;
  return type && draftOf({ type, component: startComponent(type) });
}

/** `/templates/new`: the ways to start. `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  return <NewDraft key={parameters.toString()} parameters={parameters} />;
}

function NewDraft({ parameters }: { parameters: URLSearchParams }) {
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => {
    const start = startDraft(parameters);
    return start && newDrafts.add(start);
  });
  if (draft) return <Redirect to={draftHref(draft.id)} replace />;
  return (
    <PageFrame title="New template">
      <StartPanel title={<h1 id="start">What would you like to send?</h1>} />
    </PageFrame>
  );
}
