import type { Session } from '../../../schema/responses/session';
import type { Caller } from '../../people/caller';
import type { Settings } from '../../settings/settings';

/** What the page is told about the person in front of it. No secret. */
export const describeSession = ({ role, person }: Caller, settings: Pick<Settings, 'SIGN_IN'>): Session => ({
  signIn: settings.SIGN_IN ?? 'none',
  role: role ?? null,
  person: person ?? null,
});
