import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { listNames } from '../../../library/storage/names';
import { nameOrUntitled } from '../../../schema/template/typeNames';
import type { Agent } from '../../../preview/model/agent';
import { SetEditor } from '../../../sets/SetEditor';
import { ButtonLink } from '../../../ui/controls/Button';
import { isNarrow } from '../../../ui/browser/hooks';
import { PageHeading } from '../../../ui/controls/PageTitle';
import { draftHref } from '../../../workspace/draftLinks';
import { useSpaceOfDraft } from '../../../workspace/draftOnServer';
import { usePane } from '../../../workspace/services/AppServices';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useSendDenial } from '../../access/signInLink';
import { useLiveTemplates } from '../../live/useLiveTemplates';
import { useSetReview } from './useSetReview';
import words from '../../../ui/styles/words.module.css';

type SetPageProps = { open: OpenedTemplate; agent: Agent; draftId: string };

/** `/templates/<id>/set`: one message as many templates, by languages and rows of a sheet. */
export function SetPage({ open, agent, draftId }: SetPageProps) {
  const registerPane = usePane();
  const draft = useStore(open.editor.document, (state) => state.draft);
  const textLimit = open.editor.diagnostics.textLimit();
  const denial = useSendDenial(useSpaceOfDraft(open));
  const review = useSetReview(open);
  const live = useLiveTemplates(true);
  const { data: named } = useQuery({
    queryKey: ['names of other drafts', draftId],
    queryFn: () => listNames(draftId),
    staleTime: 0,
    networkMode: 'always',
    retry: 0,
  });
  // Compared as text: the lists come again all the time, and other names would begin the check of all members anew.
  const names = useMemo(
    () =>
      [...(named?.ok ? named.value : []), ...(live ?? []).flatMap(({ byName }) => [...byName.keys()])].join(
        '\n',
      ),
    [named, live],
  );
  const taken = useMemo(() => new Set(names.split('\n').filter((name) => name !== '')), [names]);
  function openSource(path: string) {
    open.screen.setState({ beside: 'form', ...(isNarrow() && { view: 'edit' }) });
    open.editor.selection.show(path);
    flushSync(() => navigate(draftHref(draftId)));
    open.editor.focus.focus(path);
  }
  return (
    <main ref={registerPane} data-pane>
      <SetEditor
        open={open}
        agent={agent}
        taken={taken}
        textLimit={textLimit}
        denial={denial}
        onOpenSource={openSource}
        review={review}
        heading={
          <>
            <PageHeading>Languages and rows</PageHeading>
            <p className={words.soft}>of {nameOrUntitled(draft)}</p>
          </>
        }
        actions={
          <Link href={draftHref(draftId)} asChild>
            <ButtonLink icon={<ArrowLeft aria-hidden />}>Back to the draft</ButtonLink>
          </Link>
        }
      />
    </main>
  );
}
