import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { startComponent } from '../../editor/changeType';
import { isTemplateType } from '../../schema/draft/isTemplateDraft';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { findSpeedDocument } from '../../schema/testing/speedDocuments';
import { draftHref } from '../../workspace/draftLinks';
import { draftOf } from '../../workspace/newDraft';
import { useAppServices } from '../../workspace/services/AppServices';
import { PageFrame } from '../frame/PageFrame';
import { lazyPart } from '../../ui/loading/lazyPart';
import { PageHeading } from '../../ui/controls/PageTitle';

const StartPanel = lazyPart(async () => (await import('./StartPanel')).StartPanel);
// What is drawn while a draft is opened: a header would only flash.
const ExampleDraft = lazyPart(
  async () => (await import('./ExampleDraft')).ExampleDraft,
  <main aria-busy>Opening the draft…</main>,
);

const startPage = (
  <PageFrame title="New template">
    <StartPanel heading="h2" title={<PageHeading id="start">What would you like to send?</PageHeading>} />
  </PageFrame>
);

/** `/templates/new`: the ways to start. `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  return <NewDraft key={parameters.toString()} parameters={parameters} />;
}

function NewDraft({ parameters }: { parameters: URLSearchParams }) {
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => {
    const start = draftFrom(parameters);
    return start && newDrafts.add(start);
  });
  if (draft) return <Redirect to={draftHref(draft.id)} replace />;
  const from = parameters.get('from');
  return from === null ? startPage : <ExampleDraft id={from} otherwise={startPage} />;
}

/** A draft of a document for measurements, or a blank one of a type; undefined if the address names neither. */
function draftFrom(parameters: URLSearchParams): Draft | undefined {
  const document = findSpeedDocument(parameters.get('from') ?? '');
  if (document) return draftOf(structuredClone<TemplateDraft>(document.template));
  const type = parameters.get('type');
  return isTemplateType(type) ? draftOf({ type, component: startComponent(type) }) : undefined;
}
