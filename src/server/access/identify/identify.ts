import type { IncomingMessage } from 'node:http';
import { utf8ToText } from '../../../lib/encoding/bytes';
import type { Database } from '../../database/openDatabase';
import type { Settings } from '../../settings/settings';
import { hasSignIn } from '../../settings/signInValues';
import { readSessionId, createSessionStore } from '../sessions/sessionStore';
import { createTokenStore } from '../tokens/tokenStore';
import type { Identify } from '../guard';
import { isInBlocks, readOwnToken } from '../../guards/callers';
import { readName, chooseRole } from '../people';

/**
 * Chooses how callers are identified: not at all; or programs by their token, and people by their session or by the
 * header of a trusted proxy.
 */
export function createIdentify(settings: Settings, database: Database, now: () => number): Identify {
  // Without sign-in, everyone who reaches the server may send.
  if (!hasSignIn(settings)) return async () => ({ role: 'sender' });
  const identifyPerson = createPersonReader(settings, database, now);
  const tokens = createTokenStore(database, settings, now);
  return async (request, bindings) => {
    const token = readOwnToken(request.headers);
    return token === undefined ? identifyPerson(request, bindings) : ((await tokens.find(token)) ?? {});
  };
}

function createPersonReader(settings: Settings, database: Database, now: () => number): Identify {
  if (settings.SIGN_IN === 'header') return createHeaderReader(settings);
  const sessions = createSessionStore(database, settings, now);
  return async (request) => {
    const id = readSessionId(request, settings);
    return id === undefined ? {} : ((await sessions.find(id)) ?? {});
  };
}

/**
 * Reads people from the header of a trusted proxy. It counts only on connections from such a proxy, because any caller can
 * send a header. If it comes twice it does not count either: the proxy has added its own to the caller's.
 */
function createHeaderReader(settings: Settings): Identify {
  const { TRUSTED_USER_HEADER = '', TRUSTED_PROXY_ADDRESSES, OIDC_ROLES } = settings;
  return async (_request, { incoming }) => {
    const peer = incoming?.socket.remoteAddress;
    if (!incoming || peer === undefined || !isInBlocks(TRUSTED_PROXY_ADDRESSES, peer)) return {};
    const [user, ...users] = valuesOf(incoming, TRUSTED_USER_HEADER);
    const [groups = '', ...others] = OIDC_ROLES ? valuesOf(incoming, OIDC_ROLES.claim) : [];
    if (users.length > 0 || others.length > 0) return {};
    const name = readName(user);
    if (name === undefined) return {};
    const values = groups.split(',').map((value) => value.trim());
    const role = chooseRole(values, settings);
    return role === undefined ? {} : { role, person: { subject: name, name }, groups: values };
  };
}

/** The values of a header, one for each occurrence. Node decodes bytes as Latin-1; proxies write UTF-8. */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase(),
  );
  return values.map((value) => utf8ToText(Buffer.from(value, 'latin1')) ?? value);
}
