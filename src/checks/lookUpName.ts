import type { QueryClient } from '@tanstack/react-query';
import { subscribeAll } from '../lib/store';
import type { TemplateStatus } from '../schema/values/enums';
import { connectionAnswers, connectionQuery } from '../submission/connection/connection';
import { appIdOf, chosenAppIds } from '../submission/connection/credentials';
import { readablePlace, readStored } from '../submission/reading/readStored';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { findDestination } from '../workspace/destination';
import { noteRunning } from '../workspace/runningChecks';

/** Where a draft would be sent now; undefined while that is not known. */
export function destinationOf(open: OpenedTemplate, queries: QueryClient) {
  const connection = queries.getQueryData(connectionQuery.queryKey);
  const platform = connection && findDestination(open, connection);
  const appId = appIdOf(platform, chosenAppIds.getState());
  return platform && appId !== undefined ? { platform, appId } : undefined;
}

/** Asks the platform, while the review is open, whether it has a template of the draft's name already. */
export function createNameLook(open: OpenedTemplate, queries: QueryClient, onAnswer: () => void) {
  /** The name and the destination that were asked for last. */
  let asked = '';
  let isAsking = false;
  let found: { key: string; status: TemplateStatus } | undefined;

  function keyOf(name: string): string {
    const destination = destinationOf(open, queries);
    return destination ? JSON.stringify([destination.platform.name, destination.appId, name]) : '';
  }
  async function look() {
    const { name = '' } = open.editor.document.getState().draft;
    const destination = destinationOf(open, queries);
    const place = destination && readablePlace(destination.platform, destination.appId);
    const key = keyOf(name);
    if (!open.isReviewed.getState() || name === '' || !place || asked === key) return;
    asked = key;
    isAsking = true;
    noteRunning(open.running, 'name', { message: 'Checking on the platform whether the name is free.' });
    const answer = await readStored(place, name);
    if (asked !== key) return;
    isAsking = false;
    found = answer.kind === 'found' ? { key, status: answer.template.status } : undefined;
    onAnswer();
  }
  function end() {
    asked = '';
    isAsking = false;
    noteRunning(open.running, 'name', undefined);
  }
  const stop = subscribeAll(
    [open.isReviewed, open.screen, open.editor.diagnostics, chosenAppIds, connectionAnswers(queries)],
    () => void (open.isReviewed.getState() ? look() : end()),
  );
  return {
    /** The status of the template that has a name; undefined where none is known. */
    statusOf: (name: string) => (found && found.key === keyOf(name) ? found.status : undefined),
    /** To call when the last answer is reported. */
    reported: () => void (isAsking || noteRunning(open.running, 'name', undefined)),
    stop() {
      stop();
      end();
    },
  };
}
