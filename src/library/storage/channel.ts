/** A change of a stored draft, made in this tab or another. */
export type DraftNews = {
  draftId: string;
  /** The revision after the change. */
  revision: number;
  kind: 'written' | 'deleted' | 'restored' | 'gone';
};

/** Two tabs wrote one draft: the version of one of them is stored under `otherId`. */
export type OtherVersionNews = { draftId: string; otherId: string };

type Message =
  | ({ about: 'draft' } & DraftNews)
  | ({ about: 'otherVersion' } & OtherVersionNews)
  | { about: 'senders' }
  | ({ about: TabRequest } & { draftId: string });

/**
 * Requests between tabs that have one draft open. `handOver` asks the tab that edits it to save and release its
 * lock; `whoHolds` is answered with `holds`.
 */
type TabRequest = 'handOver' | 'whoHolds' | 'holds';

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
    listen(listener: (message: Message) => void): () => void {
      open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
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

/** Calls the listener when a draft is changed in any tab. Returns a function that stops it. */
export function listenToDrafts(listener: (news: DraftNews) => void): () => void {
  return tabs.listen((message) => {
    if (message.about === 'draft') listener(message);
  });
}

/** Sends a request about a draft to the other tabs. */
export function askTabs(about: TabRequest, draftId: string) {
  tabs.post({ about, draftId });
}

/** Calls the listener for each request of another tab about one draft. Returns a function that stops it. */
export function listenToTabs(draftId: string, listener: (about: TabRequest) => void): () => void {
  return tabs.listen((message) => {
    if (message.about === 'draft' || message.about === 'otherVersion' || message.about === 'senders') return;
    if (message.draftId === draftId) listener(message.about);
  });
}

/** Notifies the other tabs of the id under which another version of their draft is stored. */
export function announceOtherVersion(news: OtherVersionNews) {
  tabs.post({ about: 'otherVersion', ...news });
}

/** Calls the listener when another tab stores a version of its own. Returns a function that stops it. */
export function listenToOtherVersions(listener: (news: OtherVersionNews) => void): () => void {
  return tabs.listen((message) => {
    if (message.about === 'otherVersion') listener(message);
  });
}

/** Notifies the other tabs that the senders of this device were changed. */
export function announceSenders() {
  tabs.post({ about: 'senders' });
}

/** Calls the listener when another tab changes the senders. Returns a function that stops it. */
export function listenToSenders(listener: () => void): () => void {
  return tabs.listen((message) => {
    if (message.about === 'senders') listener();
  });
}
