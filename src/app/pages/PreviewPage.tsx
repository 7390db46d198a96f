import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { readLinkView } from '../../exchange/link/linkView';
import { readShareLink } from '../../exchange/link/shareLink';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { lazyPart } from '../../ui/loading/lazyPart';
import { Notice } from '../../ui/notices/Notice';
import { SharedTemplateView } from '../sharing/SharedTemplateView';
import { useFragment } from '../sharing/useFragment';

const SpecSheetPage = lazyPart(async () => (await import('../sharing/sheet/SpecSheetPage')).SpecSheetPage);
const MatrixPage = lazyPart(async () => (await import('../sharing/matrix/MatrixPage')).MatrixPage);

/** `/preview#v1.…` and `/preview#v2.…`: shows the template of a share link. */
export function PreviewPage() {
  const fragment = useFragment();
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
    const { template, parameters, altTexts } = data;
    const linked = { template, parameters, altTexts, fragment };
    if (page === 'matrix') return <MatrixPage key={fragment} {...linked} query={query} />;
    return page === 'sheet' ? (
      <SpecSheetPage key={fragment} {...linked} />
    ) : (
      <SharedTemplateView key={fragment} {...linked} linkView={linkView} />
    );
  }
  return (
    <>
      <h1>Shared template</h1>
      {!data && <p role="status">Opening the link…</p>}
      {data && fragment === '' && <NoLink />}
      {data && fragment !== '' && (
        <Notice tone="error" title="This link cannot be opened">
          <p>{data.message}</p>
        </Notice>
      )}
    </>
  );
}

function NoLink() {
  return (
    <Notice
      tone="info"
      title="There is no template in this address"
      actions={
        <Link href="/" asChild>
          <ButtonLink>Your templates</ButtonLink>
        </Link>
      }
    >
      <p>
        A share link ends in #v1. or #v2. and what follows it. Open the whole link, or copy one: open a
        template, and choose Share.
      </p>
    </Notice>
  );
}
