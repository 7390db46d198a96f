import { useMemo } from 'react';
import { useStore } from 'zustand';
import { spaceOf, syncKnowledge, type SyncKnowledge } from '../library/sync/syncState';
import type { Space } from '../schema/responses/spaces';
import type { OpenedTemplate } from './createOpenTemplate';

/** A draft of a space. */
export type DraftOnServer = { space: string; id: string };

type Opened = Pick<OpenedTemplate, 'id' | 'space'>;

/** The space and id of the open draft; undefined where the server does not have it. */
export function draftOnServer(open: Opened): DraftOnServer | undefined {
  const space = spaceOf(open.space(), syncKnowledge.getState());
  return space === undefined ? undefined : { space, id: open.id.getState() };
}

/** The same, followed by a component. */
export function useDraftOnServer(open: Opened): DraftOnServer | undefined {
  const id = useStore(open.id);
  const space = useStore(syncKnowledge, (known) => spaceOf(open.space(), known));
  return useMemo(() => (space === undefined ? undefined : { space, id }), [space, id]);
}

/** The space of the open draft, with the person’s role in it; undefined where the server does not have the draft. */
export const spaceOfDraft = (open: Opened, known: SyncKnowledge): Space | undefined =>
  known.spaces?.find(({ name }) => name === spaceOf(open.space(), known));

/** The same, followed by a component. */
export function useSpaceOfDraft(open: Opened): Space | undefined {
  useStore(open.id);
  return useStore(syncKnowledge, (known) => spaceOfDraft(open, known));
}
