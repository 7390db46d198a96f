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
  | { about: 'handOver'; draftId: string }
  /** A tab asks whether another one has a draft, and is answered by the one that has. */
  | { about: 'whoHolds' | 'holds'; draftId: string };

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

/** What tabs ask each other about the one draft that several of them show. */
type Asking = 'handOver' | 'whoHolds' | 'holds';

/** `handOver` asks the tab that edits a draft to save what it has and let it go; `whoHolds` is answered by `holds`. */
export function askTabs(about: Asking, draftId: string) {
  open()?.postMessage({ about, draftId } satisfies Message);
}

export function listenToTabs(draftId: string, listener: (about: Asking) => void): () => void {
  return listen((message) => {
    if (message.about === 'draft' || message.about === 'otherVersion') return;
    if (message.draftId === draftId) listener(message.about);
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
