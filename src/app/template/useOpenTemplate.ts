import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { DraftLock } from '../../library/session/draftLock';
import type { OpenedDraft } from '../../library/storage/openStoredDraft';
import { saveBeforeReload } from '../../ui/browser/page';
import { useAppServices } from '../../workspace/services/AppServices';
import { createOpenTemplate, type OpenedTemplate } from '../../workspace/createOpenTemplate';
import { draftHref } from '../../workspace/draftLinks';

/** Opens a draft for as long as its page is mounted, and keeps the address in step with the draft's id. */
export function useOpenTemplate(opened: OpenedDraft, lock: DraftLock): OpenedTemplate {
  const { newDrafts, openDraft, pageKeys } = useAppServices();
  const [open] = useState(() => createOpenTemplate(opened, lock));
  const [, navigate] = useLocation();

  // The storage, other tabs, the crash notice and the reload live outside React.
  useEffect(() => {
    const { autosave, read, saveNow, start } = open;
    openDraft.setState(() => read);
    const stop = start();
    const stopForgetting = autosave.state.subscribe(() => {
      if (autosave.state.getState().state === 'saved') newDrafts.forget(open.id.getState());
    });
    const forget = saveBeforeReload(async () => {
      await saveNow();
      return !autosave.isUnsaved();
    });
    return () => {
      forget();
      stopForgetting();
      stop();
      openDraft.setState(undefined);
    };
  }, [open, newDrafts, openDraft]);

  // The address bar lives outside React. The page stays mounted when the draft moves to another id.
  useEffect(() => {
    let from = open.id.getState();
    return open.id.subscribe(() => {
      const to = open.id.getState();
      pageKeys.move(from, to);
      from = to;
      navigate(draftHref(to), { replace: true });
    });
  }, [open, pageKeys, navigate]);

  return open;
}
