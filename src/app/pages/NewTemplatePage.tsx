import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { lazyPart } from '../../ui/loading/lazyPart';
import { PageFrame } from '../frame/PageFrame';
import { useAppServices, type AppServices } from '../../workspace/services/AppServices';
import { draftHref } from '../../workspace/draftHref';
import { loadExamples, type FindExample } from '../../workspace/loadExamples';
import { makeNewDraft } from './makeNewDraft';

const StartPanel = lazyPart(async () => (await import('../start/StartPanel')).StartPanel);

const opening = (
  <PageFrame title="Template">
    <p>Opening the draft…</p>
  </PageFrame>
);

type NewDraftProps = { parameters: URLSearchParams; find?: FindExample };

const fromExamples = (kind: string) =>
  lazyPart(
    async () => {
      const find = await loadExamples(kind);
      return ({ parameters }: NewDraftProps) => <NewDraft parameters={parameters} find={find} />;
    },
    opening,
    { isFirst: true },
  );
const FromExample = fromExamples('');
const FromSpeedDocument = fromExamples('speed-');

/** `/templates/new`: the ways to start. `?from=<example id>`, `?type=<type>`: makes a draft and goes to its address. */
export function NewTemplatePage() {
  const [parameters] = useSearchParams();
  const key = parameters.toString();
  const from = parameters.get('from');
  if (from === null) return <NewDraft key={key} parameters={parameters} />;
  const Start = from.startsWith('speed-') ? FromSpeedDocument : FromExample;
  return <Start key={key} parameters={parameters} />;
}

function NewDraft({ parameters, find }: NewDraftProps) {
  const { newDrafts } = useAppServices();
  const [draft] = useState(() => {
    const start = makeNewDraft(parameters, find);
    return start && newDrafts.add(start);
  });
  if (draft) return <Redirect to={draftHref(draft.id)} replace />;
  return (
    <PageFrame title="New template">
      <StartPanel heading="h2" title={<h1 id="start">What would you like to send?</h1>} />
    </PageFrame>
  );
}

/**
 * Makes the draft of an address before the page is drawn. Returns its id; undefined if the address names none, or if
 * the page was drawn meanwhile and makes it itself.
 */
export async function openNewDraft(
  { newDrafts, openings }: Pick<AppServices, 'newDrafts' | 'openings'>,
  parameters: URLSearchParams,
  isDrawn: () => boolean,
): Promise<string | undefined> {
  const from = parameters.get('from');
  const find = from === null ? undefined : await loadExamples(from).catch(() => undefined);
  const draft = isDrawn() || (from !== null && !find) ? undefined : makeNewDraft(parameters, find);
  // The first script has opened a draft for it.
  return draft && newDrafts.add({ ...draft, id: openings.begun()?.id ?? draft.id }).id;
}
