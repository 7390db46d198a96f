import { isUnavailable } from '../database/databaseErrors';
import { databaseAway, gatewayError } from '../gateway/calls/gatewayError';
import { readOwnToken } from '../guards/callers';
import type { Bindings, Caller } from '../request/bindings';
import { includesRole } from './people';
import { includesSpaceRole, SpaceRole } from '../../schema/responses/spaces';
import { readDraftHeader, roleIn, spacesOf, type SpaceSettings } from './spaces';
import type { Needs } from './route';
import type { Settings } from '../settings/settings';
import { hasSignIn } from '../settings/signInValues';

/** Finds out who calls. */
export type Identify = (request: Request, bindings: Bindings) => Promise<Caller>;

/** Decides whether a caller may call an address: undefined, or the refusal. Leaves the caller in the bindings. */
export type Guard = (needs: Needs, request: Request, bindings: Bindings) => Promise<Response | undefined>;

/** For addresses whose callers show credentials of their own. */
export const admitEveryone: Guard = async () => undefined;

type GuardSettings = Pick<Settings, 'SIGN_IN' | 'VERIFICATION_LOOKUP_ROLE'> & SpaceSettings;

/** Decides by the role of the caller; without a sign-in, by the caller's address for the controls of the embedded platform. */
export function createGuard(identify: Identify, settings: GuardSettings): Guard {
  const rights = {
    control: 'sender',
    send: 'sender',
    write: 'author',
    lookup: settings.VERIFICATION_LOOKUP_ROLE,
  } as const;
  const isRight = (needs: Needs): needs is keyof typeof rights => needs in rights;
  return async (needs, request, bindings) => {
    if (needs === 'anyone') return undefined;
    if (needs === 'control' && !hasSignIn(settings)) return bindings.isLocal ? undefined : notLocal();
    try {
      bindings.caller = await identify(request, bindings);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return databaseAway('The server’s database cannot be read. Nothing was done.');
    }
    const { role } = bindings.caller;
    if (role === undefined)
      return readOwnToken(request.headers) === undefined ? notSignedIn() : unknownToken();
    if (isInSpace(needs)) return judgeInSpace(bindings.caller, bindings.space ?? '', needs, settings);
    if (needs === 'send' && sendsForSpace(request, bindings.caller, settings)) return undefined;
    if (needs === 'write' && writesInASpace(bindings.caller, settings)) return undefined;
    const needed = isRight(needs) ? rights[needs] : needs;
    return includesRole(role, needed) ? undefined : wrongRole(role, needed);
  };
}

/** Whether a request names a draft of a space in which the caller is a sender. */
function sendsForSpace(request: Request, caller: Caller, settings: SpaceSettings): boolean {
  const draft = readDraftHeader(request.headers);
  if (draft === undefined || draft instanceof Response) return false;
  return roleIn(draft.space, caller, settings) === 'sender';
}

const writesInASpace = (caller: Caller, settings: SpaceSettings): boolean =>
  spacesOf(caller, settings).some(({ role }) => includesSpaceRole(role, 'author'));

type InSpace = `space ${SpaceRole}`;
const isInSpace = (needs: Needs): needs is InSpace => needs.startsWith('space ');

/** Who may not see a space does not learn that there is one. */
function judgeInSpace(
  caller: Caller,
  space: string,
  needs: InSpace,
  settings: GuardSettings,
): Response | undefined {
  const role = roleIn(space, caller, settings);
  if (role === undefined) return gatewayError(404, 'no_space', 'There is no such space, or it is not yours.');
  const needed = SpaceRole.parse(needs.replace('space ', ''));
  return includesSpaceRole(role, needed) ? undefined : wrongRole(role, needed);
}

const notSignedIn = () =>
  gatewayError(
    401,
    'sign_in',
    'You are not signed in, or your session has ended. Nothing was done. Sign in again.',
  );

const unknownToken = () =>
  gatewayError(
    401,
    'sign_in',
    'The token is unknown, was revoked or has expired, or its owner has no role here any more. Nothing was done.',
  );

const wrongRole = (role: string, needs: string) =>
  gatewayError(403, 'role', `Your role is ${role}, but this needs the role ${needs}. Nothing was done.`);

const notLocal = () =>
  gatewayError(
    403,
    'not_local',
    'Without a sign-in, only callers on this machine can change the embedded platform.',
  );
