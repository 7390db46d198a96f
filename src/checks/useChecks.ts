import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Advice } from '../advice/model/advice';
import type { Diagnostics } from '../editor/model/createDiagnostics';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { valueAt } from '../lib/path';
import type { ChangeSource } from '../lib/store';
import type { TemplateDraft } from '../schema/draft/draft';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { createRunningChecks, noteRunning } from '../workspace/runningChecks';
import { storedAddress } from '../workspace/mediaAddress';
import { useAppServices } from '../workspace/services/AppServices';
import type { PictureLoads } from './reportPictures';
import type { CheckedTemplate } from './startReports';

/** Checks a template beyond its form, for as long as its page is mounted. */
export function useChecks({ editor, trustsMedia }: Omit<CheckedTemplate, 'open'>, open?: OpenedTemplate) {
  const { queries, network } = useAppServices();

  // The rules, the pictures that load, and the names in use are outside React.
  useEffect(() => {
    const { diagnostics } = editor;
    const running = open?.running ?? createRunningChecks();
    noteRunning(running, 'loading', { message: 'Loading the checks.' });
    const watched = watchLoads();
    let isStopped = false;
    const stops = [() => watched.stop()];
    if (open) {
      const nameSender = () => diagnostics.setSender(open.sender.getState());
      nameSender();
      stops.push(open.sender.subscribe(nameSender));
    }
    const stopWaiting = onFirstNeed(editor, open?.isReviewed, () => {
      void advise(diagnostics);
      // A part that cannot be loaded leaves its checks open, and Check says so.
      void import('./startReports').then(
        ({ startReports }) => {
          if (isStopped) return;
          stops.push(
            startReports(
              { editor, trustsMedia, open },
              { loads: watched.loads, offline: network.offline, queries, running },
            ),
          );
          noteRunning(running, 'loading', undefined);
        },
        () => {
          diagnostics.report('loading', { findings: [], unchecked: ['Some checks could not be loaded.'] });
          noteRunning(running, 'loading', undefined);
        },
      );
    });
    stops.push(stopWaiting);
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [editor, trustsMedia, open, queries, network]);
}

/** Milliseconds after the opening of a draft until its rules are loaded without a need. */
const RESTING_MS = 1500;

/**
 * Calls `start` after the first change of a draft, when it is reviewed, or when it has been open for a while: the first
 * load of the page does without the rules. Returns a function that stops the waiting.
 */
function onFirstNeed(
  { document }: TemplateEditor,
  isReviewed: ChangeSource | undefined,
  start: () => void,
): () => void {
  function stop() {
    clearTimeout(timer);
    for (const stopListening of stops) stopListening();
  }
  function startOnce() {
    stop();
    start();
  }
  const timer = setTimeout(startOnce, RESTING_MS);
  const stops = [document.onTransaction(startOnce), isReviewed?.subscribe(startOnce) ?? (() => undefined)];
  return stop;
}

/** Loads the rules that only advise. If they cannot be loaded, Check goes on saying so; the next need tries again. */
export async function advise(diagnostics: Pick<Diagnostics, 'setAdviser'>): Promise<void> {
  const loaded = await import('../advice/findAdvice').catch(() => undefined);
  if (!loaded) return;
  diagnostics.setAdviser((template, options) =>
    loaded.findAdvice(template, options).filter((advice) => !isAboutOwnFile(advice, template)),
  );
}

/** Rules about addresses that files of this server break by design: the check of media says who can fetch them. */
const ADDRESS_RULES = new Set(['private-host', 'http-address']);

function isAboutOwnFile({ id, path }: Advice, template: TemplateDraft): boolean {
  if (!ADDRESS_RULES.has(id)) return false;
  const address = valueAt(template, path.join('.'));
  return typeof address === 'string' && storedAddress(address) !== undefined;
}

/** Notes which pictures the page has loaded and which not, by source: the phones and the form draw the same ones. */
function watchLoads() {
  const loads: PictureLoads = createStore(() => new Map());
  function note({ target, type }: Event) {
    if (!(target instanceof HTMLImageElement)) return;
    const state = type === 'load' ? 'loaded' : 'broken';
    const source = target.getAttribute('src') ?? '';
    if (loads.getState().get(source) !== state)
      loads.setState(new Map(loads.getState()).set(source, state), true);
  }
  // These events do not bubble.
  document.addEventListener('load', note, { capture: true });
  document.addEventListener('error', note, { capture: true });
  return {
    loads,
    stop() {
      document.removeEventListener('load', note, { capture: true });
      document.removeEventListener('error', note, { capture: true });
    },
  };
}
