import { useEffect } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { computedStore, type ReadonlyStore } from '../lib/store';
import { isCheckShown } from '../workspace/draftScreen';
import { useAppServices } from '../workspace/services/AppServices';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { adviseSoon } from './advise';
import { createLoadWatch } from './createLoadWatch';

const always = computedStore(() => true);

/** A template that is shown: one that is only read has no sendings, and its name is nobody's concern. */
type Checked = { editor: TemplateEditor; trustsMedia: ReadonlyStore<boolean> };

/** Checks a template beyond its form, for as long as its page is mounted. */
export function useChecks(checked: Checked, open?: OpenedTemplate) {
  const { queries, network } = useAppServices();
  const { editor, trustsMedia } = checked;

  // The rules, the pictures that load, and the names in use are outside React.
  useEffect(() => {
    const { diagnostics } = editor;
    const loads = createLoadWatch();
    let isStopped = false;
    const stops = [loads.start()];
    if (open) {
      const nameSender = () => diagnostics.setSender(open.sender.getState());
      nameSender();
      stops.push(open.sender.subscribe(nameSender));
    }
    stops.push(
      adviseSoon(editor, async () => {
        const { startReports } = await import('./startReports');
        if (isStopped) return;
        const isWanted = open
          ? computedStore(() => isCheckShown(open.screen.getState()), open.screen)
          : always;
        const { offline } = network;
        stops.push(startReports({ editor, trustsMedia, isWanted, loads, offline, queries, open }));
      }),
    );
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [editor, trustsMedia, open, queries, network]);
}
