import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { startComponent } from '../../editor/convertType';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { exampleNotes, type Example } from '../../schema/examples/shared/example';
import { lazyPart } from '../../ui/loading/lazyPart';
import { PageFrame } from '../frame/PageFrame';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { draftOf } from '../session/newDraft';

const StartPanel = lazyPart(async () => (await import('../start/StartPanel')).StartPanel);

const opening = (
  <PageFrame title="Template">
    <p>Opening the draft…</p>
  </PageFrame>
);

type FindExample = (id: string) => Example | undefined;

/** Loads examples only for an address that names one. */
function fromExample(load: () => Promise<FindExample>) {
  return lazyPart(
    async () => {
      const find = await load();
      return ({ parameters }: { parameters: URLSearchParams }) => (
        <NewDraft parameters={parameters} find={find} />
      );
    },
    opening,
    { isFirst: true },
  );
}
const FromExample = fromExample(async () => (await import('../../schema/examples/examples')).findExample);
const FromSpeedDocument = fromExample(
  async () => (await import('../../schema/testing/speedDocuments')).findSpeedDocument,
);

/** `/templates/new`: the ways to start. `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  const key = parameters.toString();
  const from = parameters.get('from');
  if (from === null) return <NewDraft key={key} parameters={parameters} />;
  const Start = from.startsWith('speed-') ? FromSpeedDocument : FromExample;
  return <Start key={key} parameters={parameters} />;
}

/** A draft of an example, or a blank one of a type; undefined if the address names neither. */
function startDraft(parameters: URLSearchParams, find?: FindExample): Draft | undefined {
  const example = find?.(parameters.get('from') ?? '');
  if (example) return draftOf(structuredClone<TemplateDraft>(example.template), exampleNotes(example));
  const type = TemplateType.safeParse(parameters.get('type')).data;
  return type && draftOf({ type, component: startComponent(type) });
}

function NewDraft({ parameters, find }: { parameters: URLSearchParams; find?: FindExample }) {
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => {
    const start = startDraft(parameters, find);
    return start && newDrafts.add(start);
  });
  if (draft) return <Redirect to={draftHref(draft.id)} replace />;
  return (
    <PageFrame title="New template">
      <StartPanel title={<h1 id="start">What would you like to send?</h1>} />
    </PageFrame>
  );
}
