/** The tables of spaces: their drafts, reviews and notices. As in `Tables`, every column is text. */
export type TeamTables = {
  /** Spaces that drafts were written to. Who may use them is in the settings. */
  spaces: {
    name: string;
    /** The number of the newest change in decimal digits. Each change of the space locks this row. */
    sequence: string;
  };
  /** The newest state of each draft of a space. */
  drafts: {
    space: string;
    id: string;
    /** In decimal digits. */
    revision: string;
    /** Random, so that a revision is known again after a backup was restored. */
    tag: string;
    /** The number of the change in its space, padded so that it sorts. */
    sequence: string;
    name: string | null;
    type: string;
    /** All its texts in lower case, for the search. */
    words: string;
    /** JSON. */
    document: string;
    /** ISO 8601, UTC. */
    created_at: string;
    changed_at: string;
    /** Who changed it last; null without sign-in. */
    person: string | null;
    subject: string | null;
    deleted_at: string | null;
  };
  /** Earlier states of drafts: the last one of each minute of each person, and those that have a name. */
  draft_revisions: {
    space: string;
    draft: string;
    /** Padded so that it sorts. */
    revision: string;
    document: string;
    at: string;
    person: string | null;
    subject: string | null;
    /** What somebody has called it; null without a name, as are the columns after it. */
    name: string | null;
    note: string | null;
    /** Who named it; null without sign-in too. */
    named_by: string | null;
    named_subject: string | null;
  };
  /** Pages that have a draft open. */
  draft_presence: {
    space: string;
    draft: string;
    /** The id that the page chose. */
    page: string;
    person: string | null;
    /** The path of the field in which the person writes. */
    field: string | null;
    /** The path of the part that the page shows. */
    shows: string | null;
    /** The path of the field in which the person would like to write. */
    asks: string | null;
    /** Since when they write there, or are here. ISO 8601, UTC. */
    since: string;
    /** The time of the last report. */
    seen_at: string;
  };
  /** Every write of a draft, so that a repeated one changes nothing. */
  draft_pushes: {
    space: string;
    draft: string;
    revision: string;
    tag: string;
    /** The `Idempotency-Key` of the request. */
    key: string | null;
    /** The number of the change in its space; null in rows of earlier versions. */
    sequence: string | null;
    at: string;
  };
  /** The senders that spaces share, as the phones show them. */
  space_senders: {
    space: string;
    id: string;
    /** In decimal digits. */
    revision: string;
    /** JSON. */
    look: string;
    created_at: string;
    /** Who changed it last. */
    person: string | null;
  };
  /** What was sent from the drafts of spaces, without content. */
  draft_sendings: {
    /** Ascends with time. */
    id: string;
    space: string;
    draft: string;
    /** The label of the platform. */
    platform: string;
    app_id: string;
    name: string;
    /** SHA-256 of the request body as canonical JSON, in hexadecimal digits. */
    digest: string;
    person: string | null;
    subject: string | null;
    at: string;
    request_id: string | null;
    /** `started` until the outcome is known, as in `audit`. */
    outcome: string;
    status: string | null;
    code: string | null;
    /** Why it was sent without an approval, where the space requires one; null otherwise. */
    emergency: string | null;
    /** The status of the template at the platform, as it was last read; null if it was never read. */
    platform_status: string | null;
  };
  /** Who has changed the template of a draft, with the revision of their last change. */
  draft_writers: { space: string; draft: string; subject: string; revision: string };
  /** Versions that a review or a comment is about, or that were sent. */
  draft_versions: {
    space: string;
    draft: string;
    digest: string;
    /** The request body of the draft, as canonical JSON. */
    body: string;
    /** What the templates of a set are made of, as JSON; null without a set, as is how many they are. */
    document: string | null;
    members: string | null;
  };
  /** The templates of the sets that were sent to review. */
  version_members: {
    space: string;
    draft: string;
    /** The version. */
    digest: string;
    /** SHA-256 of the request body as canonical JSON, in hexadecimal digits. */
    member: string;
  };
  /** Versions that were sent to review. */
  reviews: {
    /** Ascends with time. */
    id: string;
    space: string;
    draft: string;
    revision: string;
    digest: string;
    /** A JSON list of ids and names; empty for everybody who may approve. */
    reviewers: string;
    /** `one` or `all`. */
    needs: string;
    note: string | null;
    due: string | null;
    /** Who asked. */
    subject: string;
    person: string;
    at: string;
    /** `open`, `approved`, `changes`, `replaced` or `withdrawn`. */
    state: string;
  };
  /** The last decision of each reviewer. */
  decisions: {
    review: string;
    subject: string;
    person: string;
    /** The label of the token by which they decided; null without one. */
    token: string | null;
    /** `approved` or `changes`. */
    verdict: string;
    reason: string | null;
    at: string;
  };
  /** Comments on drafts. */
  comments: {
    space: string;
    draft: string;
    /** The client chose it. */
    id: string;
    /** The number of its last change within the space. */
    sequence: string;
    /** The id of the comment that it answers. */
    thread: string | null;
    /** The part that it is about. */
    path: string;
    digest: string;
    text: string;
    subject: string | null;
    person: string | null;
    at: string;
    edited_at: string | null;
    deleted_at: string | null;
    resolved_at: string | null;
    resolved_by: string | null;
    resolved_subject: string | null;
    /** A JSON list of the people whom the text names with “@”, each with id and name; null for nobody. */
    mentions: string | null;
  };
  /** The newest change of the comments or reviews of a draft; the numbers ascend within a space. */
  draft_talks: { space: string; draft: string; sequence: string };
  /** Links by which people without an account see one draft. */
  guest_links: {
    /** SHA-256 of the secret, which is stored nowhere. */
    digest: string;
    id: string;
    space: string;
    draft: string;
    /** Who made it. */
    subject: string;
    name: string;
    created_at: string;
    expires_at: string;
    /** A PNG for chats in base64; null until the page has drawn it, as are the columns after it. */
    picture: string | null;
    /** The version that it shows. */
    picture_digest: string | null;
    picture_width: string | null;
    picture_height: string | null;
  };
  /** How far somebody has read the comments of a draft. */
  talk_reads: { subject: string; space: string; draft: string; sequence: string };
  /** The inboxes of people. */
  notices: {
    /** Ascending; the same for all recipients of one event. */
    id: string;
    /** Whose inbox it is in. */
    subject: string;
    event: string;
    space: string;
    draft: string;
    name: string | null;
    person: string | null;
    outcome: string | null;
    /** The id of the comment or review. */
    about: string | null;
    text: string | null;
    /** `yes` or `no`, as is the next. */
    mention: string;
    /** Whether it is about many templates at once. */
    many: string;
    at: string;
    read_at: string | null;
    /** When it was in an e-mail, or was found not to go into one; null while that is open. */
    mailed_at: string | null;
  };
  /** Where and when people get e-mail. */
  mailboxes: {
    subject: string;
    address: string | null;
    /** `soon`, `daily` or `never`. */
    pace: string;
    /** A JSON list of events. */
    without: string;
    /** Ends e-mail, and does nothing else: it is in the link of each mail. */
    secret: string;
    mailed_at: string | null;
    /** A process is writing to it until then. */
    busy_until: string | null;
  };
  /** Addresses that are called when something happens in a space. */
  webhooks: {
    id: string;
    space: string;
    url: string;
    /** The key of the signatures. */
    secret: string;
    /** A JSON list. */
    events: string;
    form: string;
    subject: string | null;
    person: string | null;
    at: string;
    /** Since when it gets nothing more, because it responded with 410. */
    ended_at: string | null;
  };
  /** Messages to webhooks. */
  deliveries: {
    id: string;
    webhook: string;
    space: string;
    event: string;
    body: string;
    at: string;
    /** `waiting`, `delivered` or `failed`. */
    state: string;
    attempts: string;
    next_at: string | null;
    result: string | null;
  };
};
