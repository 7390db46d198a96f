import type { Database } from '../../database/openDatabase';
import type { Settings } from '../../settings/settings';
import { readSessionId, createSessionStore } from '../sessions/sessionStore';
import type { Identify } from '../guard';
import { isInBlocks } from '../../guards/callers';
import { readName, chooseRole } from '../people';

/** Chooses how people are known: not at all, by their session, or by the header of a trusted proxy. */
export function createIdentify(settings: Settings, database: Database, now: () => number): Identify {
  if (settings.SIGN_IN === 'header') return createHeaderReader(settings);
  // Without sign-in, everyone who reaches the server may send.
  if (settings.SIGN_IN !== 'oidc') return async () => ({ role: 'sender' });
  const sessions = createSessionStore(database, settings, now);
  return async (request) => {
    const id = readSessionId(request, settings);
    return id === undefined ? {} : ((await sessions.find(id)) ?? {});
  };
}

/**
 * Reads people from the header of a trusted proxy. Believes it only on connections that come from such a proxy,
 * because any caller can send a header.
 */
function createHeaderReader(settings: Settings): Identify {
  const { TRUSTED_USER_HEADER = '', TRUSTED_PROXY_ADDRESSES, OIDC_ROLES } = settings;
  return async ({ headers }, { incoming }) => {
    const peer = incoming?.socket.remoteAddress;
    if (peer === undefined || !isInBlocks(TRUSTED_PROXY_ADDRESSES, peer)) return {};
    const name = readName(headers.get(TRUSTED_USER_HEADER) ?? undefined);
    if (name === undefined) return {};
    const values = OIDC_ROLES ? (headers.get(OIDC_ROLES.claim) ?? '').split(',') : [];
    const role = chooseRole(
      values.map((value) => value.trim()),
      settings,
    );
    return role === undefined ? {} : { role, person: { subject: name, name } };
  };
}
