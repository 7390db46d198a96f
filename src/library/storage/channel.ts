/** A change of a stored draft, made in this tab or another. */
export type DraftNews = {
  draftId: string;
  /** The revision after the change. */
  revision: number;
  kind: 'written' | 'deleted' | 'restored' | 'gone';
};

/** Two tabs wrote one draft: the version of one of them is stored under `otherId`. */
type OtherVersionNews = { draftId: string; otherId: string };

/**
 * Requests between tabs that have one draft open. `handOver` asks the tab that edits it to save and release its
 * lock; `whoHolds` is answered with `holds`.
 */
type TabRequest = 'handOver' | 'whoHolds' | 'holds';

type Message =
  | ({ about: 'draft' } & DraftNews)
  | ({ about: 'otherVersion' } & OtherVersionNews)
  | { about: 'senders' }
  /** What the tab that asks the server has learnt, or that another tab wants to know it. */
  | { about: 'sync'; news: unknown }
  | { about: 'syncWanted' }
  | { about: TabRequest; draftId: string };

function createTabChannel() {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | undefined;

  function notify(message: Message) {
    for (const listener of listeners) listener(message);
  }

  function open(): BroadcastChannel | undefined {
    // Missing in some browsers and withheld from some pages: tabs then notice each other when they write.
    if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined;
    if (channel) return channel;
    try {
      channel = new BroadcastChannel('rcs-template-builder');
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => notify(data));
    } catch {
      return undefined;
    }
    return channel;
  }

  return {
    notify,
    /** Posts to the other tabs, not to this one. */
    post(message: Message) {
      open()?.postMessage(message);
    },
    /** Calls the listener for each message. Returns a function that stops it. */
    listen(listener: (message: Message) => void): () => void {
      open();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const tabs = createTabChannel();

/** Notifies all tabs, including this one, of a changed draft. Each reads the record itself. */
export function announceDraft(news: DraftNews) {
  const message = { about: 'draft', ...news } as const;
  tabs.post(message);
  tabs.notify(message);
}

export const listenToDrafts = (listener: (news: DraftNews) => void) =>
  tabs.listen((message) => message.about === 'draft' && listener(message));

/** Sends a request about a draft to the other tabs. */
export const askTabs = (about: TabRequest, draftId: string) => tabs.post({ about, draftId });

/** Calls the listener for each request of another tab about one draft. */
export const listenToTabs = (draftId: string, listener: (about: TabRequest) => void) =>
  tabs.listen((message) => {
    switch (message.about) {
      case 'handOver':
      case 'whoHolds':
      case 'holds':
        if (message.draftId === draftId) listener(message.about);
        break;
      default:
    }
  });

/** Notifies the other tabs of the id under which another version of their draft is stored. */
export const announceOtherVersion = (news: OtherVersionNews) => tabs.post({ about: 'otherVersion', ...news });

export const listenToOtherVersions = (listener: (news: OtherVersionNews) => void) =>
  tabs.listen((message) => message.about === 'otherVersion' && listener(message));

/** Notifies the other tabs that the senders of this device were changed. */
export const announceSenders = () => tabs.post({ about: 'senders' });

export const listenToSenders = (listener: () => void) =>
  tabs.listen(({ about }) => about === 'senders' && listener());

/** Tells the other tabs what the server said. */
export const announceSync = (news: unknown) => tabs.post({ about: 'sync', news });

export const listenToSync = (listener: (news: unknown) => void) =>
  tabs.listen((message) => message.about === 'sync' && listener(message.news));

/** Asks the tab that talks to the server for what it knows. */
export const askForSync = () => tabs.post({ about: 'syncWanted' });

export const listenToSyncRequests = (listener: () => void) =>
  tabs.listen(({ about }) => about === 'syncWanted' && listener());
