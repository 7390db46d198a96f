import type { Caller } from '../../people/caller';
import type { Settings } from '../../settings/settings';

/** What the page is told about the person in front of it: how people sign in here, their role and name. No secret. */
export const describeSession = ({ role, person }: Caller, settings: Pick<Settings, 'SIGN_IN'>) => ({
  signIn: settings.SIGN_IN ?? 'none',
  role: role ?? null,
  person: person ?? null,
});
