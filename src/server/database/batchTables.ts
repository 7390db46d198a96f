/** The tables of what the server sends in batches. As in `Tables`, every column is text. */
export type BatchTables = {
  /** Many templates of one draft. */
  batches: {
    /** Random. */
    id: string;
    /** Null for a draft that is in one browser. */
    space: string | null;
    draft: string;
    /** The name of the platform, as in its addresses. */
    platform: string;
    app_id: string;
    /** The id of who made it, to whom it belongs outside of spaces; null without sign-in. */
    owner: string | null;
    /** In whose name it sends: who has made or resumed it last; null without sign-in. */
    subject: string | null;
    person: string | null;
    /** The id of the token by which they did so; null for a person. */
    token: string | null;
    /** SHA-256 of its maker and their `Idempotency-Key`, or random. */
    key: string;
    /** SHA-256 of the request that made it. */
    fingerprint: string;
    /** ISO 8601, UTC. */
    created_at: string;
    started_at: string | null;
    changed_at: string;
    /** `running`, `paused`, `stopped` or `done`. */
    state: string;
    reason: string | null;
    /** How many templates were added, and how many characters their bodies have, in decimal digits. */
    items: string;
    characters: string;
    /** How many templates in a row were not created. */
    in_row: string;
    /** How many times in a row nothing could be sent. */
    failures: string;
    /** Why it is sent without the approval that the space requires; null otherwise. */
    emergency: string | null;
  };
  /** The templates of a batch. */
  batch_items: {
    batch: string;
    member: string;
    /** Their order, padded so that it sorts. */
    position: string;
    name: string;
    /** SHA-256 of the body, in hexadecimal digits. */
    digest: string;
    /** The request body as canonical JSON; null once it is no longer needed. */
    body: string | null;
    /** `waiting`, `sending`, `created`, `refused`, `unknown` or `not_sent`. */
    state: string;
    /** At the platform. */
    status: string | null;
    message: string | null;
    path: string | null;
    at: string;
    request_id: string | null;
    /** Part of its idempotency key: counts the responses after which it may be sent again. */
    attempt: string;
    /** How many times it was looked for and not found, after an unknown outcome. */
    looks: string;
    /** When it is looked for, or when the process that sends it must have been killed; null otherwise. */
    next_at: string | null;
  };
  /** One process at a time sends to a platform. */
  batch_lanes: {
    platform: string;
    /** Which process sends, and until when unless it renews its lease. */
    process: string | null;
    busy_until: string | null;
    /** Until when nothing is sent, because the platform wants or needs a pause. */
    waits_until: string | null;
  };
};
