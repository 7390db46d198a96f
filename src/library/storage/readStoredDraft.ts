import { isRecord } from '../../lib/values';
import { asNumber, asOneOf, asRecordOf, asText } from '../../lib/stored';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { Draft, SendingRecord, StatusByHand } from '../../schema/draft/draft';
import { readDraftSender } from '../../schema/draft/sender';
import { noAltTexts, readAltTexts } from '../../schema/media/altTexts';
import { readParameterNames } from '../../schema/draft/parameterNames';
import { fromStoredDraft } from '../../schema/draft/storedDraft';
import { templateStatuses } from '../../schema/values/templateStatuses';

const outcomes = ['created', 'refused', 'unknown', 'not_sent'] as const satisfies SendingRecord['outcome'][];

function readByHand(stored: unknown): StatusByHand | undefined {
  if (!isRecord(stored)) return undefined;
  const status = asOneOf(templateStatuses, stored.status);
  const on = asText(stored.on) ?? '';
  const setAt = asNumber(stored.setAt);
  return status && setAt !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(on) ? { status, on, setAt } : undefined;
}

function readSending(stored: unknown): SendingRecord | undefined {
  if (!isRecord(stored)) return undefined;
  const at = asNumber(stored.at);
  const [platform, appId, summary] = ['platform', 'appId', 'summary'].map((key) => asText(stored[key]));
  const outcome = asOneOf(outcomes, stored.outcome);
  if (at === undefined || platform === undefined || appId === undefined) return undefined;
  if (outcome === undefined || summary === undefined) return undefined;
  const status = asOneOf(templateStatuses, stored.status);
  const byHand = readByHand(stored.byHand);
  return {
    at,
    platform,
    appId,
    outcome,
    summary,
    payload: stored.payload,
    ...(status ? { status } : {}),
    ...(byHand ? { byHand } : {}),
  };
}

function readOtherVersion(stored: unknown): Draft['otherVersion'] | undefined {
  if (!isRecord(stored)) return undefined;
  const [of, at] = [asText(stored.of), asNumber(stored.at)];
  return of === undefined || at === undefined ? undefined : { of, at };
}

/** Reads a stored draft; undefined if the record is damaged or is no draft. The content may be unfinished or wrong. */
export function readStoredDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { template, aside, trustsMedia, sendings } = stored;
  const id = asText(stored.id) ?? '';
  const [createdAt, changedAt] = [asNumber(stored.createdAt), asNumber(stored.changedAt)];
  if (id === '' || !isTemplateDraft(template)) return undefined;
  if (createdAt === undefined || changedAt === undefined) return undefined;
  const samples = asRecordOf((set) => asRecordOf(asText, set), stored.samples);
  const sender = readDraftSender(stored.sender);
  const otherVersion = readOtherVersion(stored.otherVersion);
  const texts = readAltTexts(stored.altTexts);
  const names = readParameterNames(stored.parameters);
  return fromStoredDraft({
    id,
    template,
    aside: isRecord(aside) ? aside : {},
    // If unreadable, do not load media.
    ...('trustsMedia' in stored ? { trustsMedia: trustsMedia === true } : {}),
    createdAt,
    changedAt,
    ...(samples ? { samples } : {}),
    ...(sender ? { sender } : {}),
    ...(names ? { parameters: names } : {}),
    ...(texts === noAltTexts ? {} : { altTexts: texts }),
    ...(otherVersion ? { otherVersion } : {}),
    sendings: Array.isArray(sendings) ? sendings.flatMap((sending) => readSending(sending) ?? []) : [],
  });
}

/** A record as text, for the person to download. */
export function exportRecord(stored: unknown): string {
  try {
    return JSON.stringify(stored, undefined, 2) ?? String(stored);
  } catch {
    return String(stored);
  }
}
