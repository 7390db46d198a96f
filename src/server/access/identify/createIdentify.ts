import type { Database } from '../../database/openDatabase';
import type { Settings } from '../../settings/settings';
import { readSessionId } from '../sessions/sessionCookie';
import { createSessionStore } from '../sessions/sessionStore';
import type { Identify } from '../guard';
import { createHeaderReader } from './trustedHeader';

/** Without sign-in, everyone who reaches the server may send. */
const identifyEveryone: Identify = async () => ({ role: 'sender' });

/** Chooses how people are known: not at all, by their session, or by the header of a trusted proxy. */
export function createIdentify(settings: Settings, database: Database, now: () => number): Identify {
  switch (settings.SIGN_IN) {
    case 'oidc': {
      const { find } = createSessionStore(database, settings, now);
      return async (request) => {
        const id = readSessionId(request, settings);
        return id === undefined ? {} : ((await find(id)) ?? {});
      };
    }
    case 'header':
      return createHeaderReader(settings);
    default:
      return identifyEveryone;
  }
}
