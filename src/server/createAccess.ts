import type { Access } from './access/routeTable';
import { createGuard, type Identify } from './access/guard';
import { createIdentify } from './access/identify/identify';
import { createProvider } from './access/oidc/provider';
import { proxySignInRoutes, signInRoutes } from './access/oidc/signInRoutes';
import { createRecorder } from './access/recordAct';
import { memberRoutes } from './access/members/memberRoutes';
import { createMemberStore, withMemberships } from './access/members/memberStore';
import { sessionRoutes } from './access/oidc/sessionRoutes';
import { createSessionStore } from './access/sessions/sessionStore';
import { tokenRoutes } from './access/tokens/tokenRoutes';
import { createTokenStore } from './access/tokens/tokenStore';
import { auditRoutes } from './audit/auditRoutes';
import { createAuditTrail } from './audit/auditTrail';
import type { RequestActivity } from './audit/requestLog';
import { createMailboxStore } from './notices/mailboxStore';
import type { ServerDependencies } from './platform/credentials/credentials';
import { createGuestStore } from './reviews/guestStore';
import { recordGuests } from './audit/recordGuests';
import { listPlatforms, DEFAULT_PLATFORM } from './settings/platforms';

type AccessDependencies = Omit<ServerDependencies, 'credentials' | 'watch'> & {
  identify?: Identify | undefined;
  requests: RequestActivity;
};

/** Puts together who may call what, and the record of it. */
export function createAccess({
  settings,
  database,
  log,
  now,
  identify: identifyPerson = createIdentify(settings, database, now),
  requests,
}: AccessDependencies): Access {
  const { SIGN_IN, AUDIT_DAYS } = settings;
  const identify = withMemberships(identifyPerson, database);
  const trail = createAuditTrail({ database, days: AUDIT_DAYS, log, now });
  const sessions = createSessionStore(database, settings, now);
  const tokens = createTokenStore(database, settings, now);
  const mailboxes = createMailboxStore(database, now);
  const provider = createProvider(settings);
  const platforms = listPlatforms(settings);
  const platformOf = (name = DEFAULT_PLATFORM) => platforms.find((one) => one.name === name)?.label;
  return {
    identify,
    guard: recordGuests(createGuard(identify, settings), createGuestStore(database, now), trail, database),
    record: createRecorder(trail, platformOf),
    apiRoutes: [
      ...sessionRoutes({ settings, identify, sessions, tokens, mailboxes, provider, trail }),
      ...tokenRoutes(settings, tokens),
      ...memberRoutes(settings, createMemberStore(database, settings, now)),
      ...auditRoutes(database, requests),
    ],
    pageRoutes: {
      none: [],
      header: [...proxySignInRoutes],
      oidc: signInRoutes({ settings, provider, sessions, tokens, mailboxes, trail, log }),
    }[SIGN_IN ?? 'none'],
  };
}
