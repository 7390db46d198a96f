/** What was done to a draft, in whichever tab. */
export type DraftNews = {
  draftId: string;
  /** The revision that it has now. */
  revision: number;
  kind: 'written' | 'deleted' | 'restored' | 'gone';
};

/** Two tabs wrote one draft: what one of them wrote is kept as a draft of its own. */
export type OtherVersionNews = { draftId: string; otherId: string };

type Message =
  | ({ about: 'draft' } & DraftNews)
  | ({ about: 'otherVersion' } & OtherVersionNews)
  /** A tab asks the one that edits a draft to let it go. */
  | { about: 'handOver'; draftId: string };

const here = new Set<(message: Message) => void>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  // Missing in some browsers and withheld from some pages: then tabs hear of each other when they write.
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined;
  if (channel) return channel;
  try {
    channel = new BroadcastChannel('rcs-template-builder');
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  } catch {
    return undefined;
  }
  return channel;
}

function hear(message: Message) {
  for (const listener of here) listener(message);
}

function listen(listener: (message: Message) => void): () => void {
  open();
  here.add(listener);
  return () => {
    here.delete(listener);
  };
}

/** Tells every tab, this one too, what was done to a draft. */
export function announceDraft(news: DraftNews) {
  const message: Message = { about: 'draft', ...news };
  open()?.postMessage(message);
  hear(message);
}

/** Hears what is done to drafts, here and in other tabs. Answers how to stop. */
export function listenToDrafts(listener: (news: DraftNews) => void): () => void {
  return listen((message) => {
    if (message.about === 'draft') listener(message);
  });
}

/** Asks the tab that edits a draft to save what it has and let it go. */
export function askToHandOver(draftId: string) {
  open()?.postMessage({ about: 'handOver', draftId } satisfies Message);
}

export function listenToHandOver(draftId: string, listener: () => void): () => void {
  return listen((message) => {
    if (message.about === 'handOver' && message.draftId === draftId) listener();
  });
}

/** Tells the other tabs under which address their draft's other version is kept. */
export function announceOtherVersion(news: OtherVersionNews) {
  open()?.postMessage({ about: 'otherVersion', ...news } satisfies Message);
}

export function listenToOtherVersions(listener: (news: OtherVersionNews) => void): () => void {
  return listen((message) => {
    if (message.about === 'otherVersion') listener(message);
  });
}
