import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createSenders } from '../../library/senders/createSenders';
import type { System } from '../../preview/model/options';
import type { Draft } from '../../schema/draft/draft';
import type { FocusTargets } from '../../editor/model/createFocusTargets';
import { createPageFocus } from '../../ui/controls/PageTitle';
import { createSession, createQueries } from './createSession';
import { createCommandRegistry, type CommandSource } from './createCommandRegistry';
import { createNewDrafts, createPageKeys } from './createNewDrafts';
import { createNetwork } from './createNetwork';
import { createPanes } from './createPanes';
import { createPageVersion } from './createPageVersion';

/** Everything that lives as long as the page is loaded. Made once in `main.tsx`; a test makes its own. */
export function createAppServices() {
  const session = createSession();
  return {
    session,
    queries: createQueries(session),
    newDrafts: createNewDrafts(),
    senders: createSenders(),
    pageKeys: createPageKeys(),
    /** Reads the draft that is open now, so that the crash notice can offer it as a file. */
    openDraft: createStore<(() => Draft) | undefined>(() => undefined),
    commands: createCommandRegistry(),
    panes: createPanes(),
    pageFocus: createPageFocus(),
    /** The phones beside the form, by system, so that pictures show them as they are there. */
    shownPhones: new Map<System, HTMLElement>(),
    /** The dialog over the page that belongs to none of its parts. */
    overlay: createStore<'palette' | 'shortcuts' | undefined>(() => undefined),
    /** The import that is open over the page: what it starts with. */
    imports: createStore<ImportSource | undefined>(() => undefined),
    /** What Inspect shows. Kept in memory only. */
    inspected: createStore<ImportSource>(() => ({ text: '' })),
    /** What the draft that opens next makes cards of. */
    cardSource: createStore<CardSource | undefined>(() => undefined),
    network: createNetwork(),
    pageVersion: createPageVersion(),
  };
}

export type AppServices = ReturnType<typeof createAppServices>;

export const AppServicesContext = createContext<AppServices | undefined>(undefined);

/** The services of this page. Throws outside of `App`. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('App provides the services of the page.');
  return services;
}

/** Offers a component's commands to the palette while the component is mounted. They are listed on demand. */
export function useCommands(source: CommandSource) {
  const { commands } = useAppServices();
  // The palette reads the registry outside of this component.
  useEffect(() => commands.offer(source));
}

/** Moves the focus to the name of a draft that was just made, once the component with the name's field is mounted. */
export function useNewDraftFocus(draftId: string, focus: FocusTargets, hasNameField: boolean) {
  const { newDrafts } = useAppServices();
  // The focus lives outside React.
  useEffect(() => {
    if (hasNameField && newDrafts.takesFocus(draftId)) focus.focus('name');
  }, [draftId, focus, hasNameField, newDrafts]);
}

/** A ref that makes its element one of the parts of the page that F6 goes through. */
export function usePane() {
  return useAppServices().panes.register;
}

/** Rows of a spreadsheet or picture files, and the draft that takes them. */
export type CardSource = { draftId: string } & ({ rows: string } | { pictures: readonly File[] });

/** A text to import, or the reason why a file was not read. `library`: the text of a library file. */
export type ImportSource = { text: string; html?: string; problem?: string; library?: string };

/** Whether people sign in at this server: only then is there a team to share with. */
export function useHasSignIn(): boolean {
  const { session } = useAppServices();
  return useStore(session.state, (state) => state !== undefined && state.signIn !== 'none');
}

/** Whether people sign in at this server, and nobody has on this page. */
export function useIsSignedOut(): boolean {
  const { session } = useAppServices();
  return useStore(
    session.state,
    (state) => state !== undefined && state.signIn !== 'none' && state.role === null,
  );
}
