import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { readLinkedDraft, readLinkView } from '../../exchange/link/linkView';
import { readShareLink } from '../../exchange/link/shareLink';
import { ButtonLink } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Notice } from '../../ui/notices/Notice';
import { LinkedMessage } from '../../importing/inspect/InspectView';
import { useFragment } from '../../importing/inspect/startView';
import { useInspectTarget } from '../../importing/inspect/useInspectTarget';
import { PageHeading } from '../../ui/controls/PageTitle';

/** Loads the readers of all formats, which a link does not need. */
const InspectPasted = lazyPart(
  async () => (await import('../../importing/inspect/InspectPasted')).InspectPasted,
);
const SpecSheetPage = lazyPart(async () => (await import('../../sharing/sheet/SpecSheetPage')).SpecSheetPage);
const SheetWithRecord = lazyPart(async () => (await import('./SheetWithRecord')).SheetWithRecord);
const NewerState = lazyPart(
  async () => (await import('../../importing/inspect/NewerState')).NewerState,
  null,
);
const MatrixPage = lazyPart(async () => (await import('../../sharing/matrix/MatrixPage')).MatrixPage);

/** `/inspect`: shows the template of a share link (`#v1.…`, `#v2.…`); without one, any message that is pasted. */
export function InspectPage() {
  const fragment = useFragment();
  const { take, takeFile } = useInspectTarget();
  return fragment === '' ? (
    <InspectPasted onSource={take} onFile={takeFile} />
  ) : (
    <LinkedPage fragment={fragment} />
  );
}

function LinkedPage({ fragment }: { fragment: string }) {
  const query = useSearch();
  const { data } = useQuery({
    queryKey: ['share link', fragment],
    queryFn: () => readShareLink(fragment),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data?.ok) {
    const { page, ...linkView } = readLinkView(query);
    const { template, parameters, altTexts, sender, refusal, set } = data;
    const linked = { template, parameters, altTexts, sender, refusal, set, fragment };
    if (page === 'matrix') return <MatrixPage key={fragment} {...linked} query={query} />;
    const from = readLinkedDraft(query);
    if (page === 'sheet' && from !== undefined)
      return <SheetWithRecord key={fragment} {...linked} from={from} />;
    return page === 'sheet' ? (
      <SpecSheetPage key={fragment} {...linked} />
    ) : (
      <LinkedMessage key={fragment} {...linked} linkView={linkView}>
        {from !== undefined && <NewerState from={from} template={template} />}
      </LinkedMessage>
    );
  }
  return (
    <>
      <PageHeading>Shared template</PageHeading>
      {data ? (
        <Notice
          tone="error"
          title="This link can’t be opened"
          actions={
            <Link href="/inspect" asChild>
              <ButtonLink>Inspect another message</ButtonLink>
            </Link>
          }
        >
          <p>{data.message}</p>
        </Notice>
      ) : (
        <p role="status">Opening the link…</p>
      )}
    </>
  );
}
