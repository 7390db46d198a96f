import type { BatchTables } from './batchTables';
import type { TeamTables } from './teamTables';

/** The tables of the platform, the gateway and people. All columns are texts, so that the same SQL serves both databases. */
type ServerTables = {
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
    /** The space in which it happened; null elsewhere, and in rows of earlier versions. */
    space: string | null;
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

/** All tables. */
export type Tables = TeamTables & BatchTables & ServerTables;

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
  version_members: true,
  reviews: true,
  decisions: true,
  comments: true,
  draft_talks: true,
  talk_reads: true,
  guest_links: true,
  notices: true,
  mailboxes: true,
  webhooks: true,
  deliveries: true,
  batches: true,
  batch_items: true,
  batch_lanes: true,
  space_senders: true,
  people: true,
  tokens: true,
  members: true,
  invitations: true,
};

/** The names of all tables. */
export const allTables = Object.keys(isTable);
