/** The tables. All columns are texts, so that the same SQL serves both databases. */
export type Tables = {
  templates: {
    app_id: string;
    name: string;
    type: string;
    /** JSON of the component, as received. */
    component: string;
    status: string;
    /** ISO 8601, UTC. */
    created_at: string;
  };
  verifications: {
    id: string;
    app_id: string;
    state: string;
    operator: string;
    status: string;
    reason: string | null;
    reference: string | null;
    created_at: string;
  };
  /** Of each verification that was started since this table exists. */
  verification_details: {
    /** The id of the verification. */
    id: string;
    /** HMAC-SHA256 of the phone number under the secret of the app, in hexadecimal digits. */
    number_digest: string;
    /** When a device called the address of the simulated operator first; null for real operators. ISO 8601, UTC. */
    opened_at: string | null;
    /** When the answer of the operator came. */
    answered_at: string | null;
  };
  used_signatures: {
    /** SHA-256 of the signature, in hexadecimal digits. */
    digest: string;
    expires_at: string;
  };
  /** Creations that came with an `Idempotency-Key`, and their answers. */
  idempotency_keys: {
    key: string;
    /** SHA-256 of app id and body, in hexadecimal digits. */
    fingerprint: string;
    /** `running` or `done`. */
    state: string;
    /** The status of the answer; null while the request is running, as are the columns after it. */
    status: string | null;
    retry_after: string | null;
    content_type: string | null;
    body: string | null;
    /** ISO 8601, UTC. */
    started_at: string;
  };
  /** People who are signed in. */
  sessions: {
    /** SHA-256 of the session id, in hexadecimal digits: nobody can sign in with it. */
    digest: string;
    /** Names the session in lists, and lets nobody in. */
    public_id: string;
    /** The provider's id of the person. */
    subject: string;
    name: string;
    role: string;
    /** The values of the claim that gives people their roles, as JSON; null for sessions from before there were spaces. */
    groups: string | null;
    created_at: string;
    /** Time of the last request, to the minute. */
    seen_at: string;
  };
  /** Who did what, without content. */
  audit: {
    /** Ascends with time. */
    id: string;
    at: string;
    /** The person's name and id; null without sign-in. */
    person: string | null;
    subject: string | null;
    action: string;
    /** The name of the template or of another thing that the act is about. */
    name: string | null;
    app_id: string | null;
    /** The label of the platform. */
    platform: string | null;
    /** `started` until the outcome is known. */
    outcome: string;
    status: string | null;
    code: string | null;
    request_id: string | null;
  };
  /** Uploaded files that are stored. */
  media_files: {
    /** SHA-256 of the content in hexadecimal digits, and the extension. */
    file: string;
    kind: string;
    bytes: string;
    width: string | null;
    height: string | null;
    name: string;
    /** What was taken out, between commas. */
    removed_metadata: string;
    made_from: string | null;
    /** JSON. */
    crop: string | null;
    /** ISO 8601, UTC. */
    uploaded_at: string;
    /** Null unless it was removed. */
    removed_at: string | null;
  };
  /** Uploads in parts; the bytes that came are in the media folder. */
  media_uploads: {
    id: string;
    bytes: string;
    /** `Upload-Metadata` as it came, as JSON. */
    metadata: string;
    /** The id of the person who started it, else the caller's address. */
    owner: string | null;
    created_at: string;
    /** The answer of the finished upload as JSON; null before. */
    result: string | null;
  };
  /** Templates that were sent through the gateway with a stored file. */
  media_uses: {
    file: string;
    platform: string;
    app_id: string;
    name: string;
    sent_at: string;
  };
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
  /** Earlier states of drafts: the last one of each minute of each person. */
  draft_revisions: {
    space: string;
    draft: string;
    /** Padded so that it sorts. */
    revision: string;
    document: string;
    at: string;
    person: string | null;
    subject: string | null;
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
  };
  /** Who has changed the template of a draft, with the revision of their last change. */
  draft_writers: { space: string; draft: string; subject: string; revision: string };
  /** Request bodies that a review or a comment is about, as canonical JSON. */
  draft_versions: { space: string; draft: string; digest: string; body: string };
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
  };
  /** How far somebody has read the comments of a draft. */
  talk_reads: { subject: string; space: string; draft: string; sequence: string };
  /** People as they were at their last sign-in: their tokens can do no more than they. */
  people: {
    subject: string;
    name: string;
    /** A JSON list: the values of the claim that gives roles. */
    groups: string;
  };
  /** Tokens of programs. */
  tokens: {
    /** SHA-256 of the token, which is stored nowhere. */
    digest: string;
    id: string;
    label: string;
    role: string;
    /** The only space that it opens; null for a personal one. */
    space: string | null;
    /** Who made it. */
    subject: string;
    created_at: string;
    expires_at: string;
    /** To the minute. */
    used_at: string | null;
  };
  /** People whom an invitation gave a role in a space. */
  members: {
    space: string;
    subject: string;
    name: string;
    role: string;
    since: string;
  };
  /** Links by which people join a space. */
  invitations: {
    /** SHA-256 of the secret, which is stored nowhere. */
    digest: string;
    id: string;
    space: string;
    role: string;
    /** Who made it. */
    subject: string;
    name: string;
    created_at: string;
    expires_at: string;
    /** How many people have joined with it, in decimal digits. */
    joined: string;
  };
};

const isTable: Record<keyof Tables, true> = {
  templates: true,
  verifications: true,
  verification_details: true,
  used_signatures: true,
  idempotency_keys: true,
  sessions: true,
  audit: true,
  media_files: true,
  media_uploads: true,
  media_uses: true,
  spaces: true,
  drafts: true,
  draft_revisions: true,
  draft_pushes: true,
  draft_presence: true,
  draft_sendings: true,
  draft_writers: true,
  draft_versions: true,
  reviews: true,
  decisions: true,
  comments: true,
  draft_talks: true,
  talk_reads: true,
  guest_links: true,
  space_senders: true,
  people: true,
  tokens: true,
  members: true,
  invitations: true,
};

/** The names of all tables. */
export const allTables = Object.keys(isTable);
