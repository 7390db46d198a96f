import { ownOrigin } from './ownOrigin';

type Place = { PUBLIC_URL?: string | undefined; TRUSTED_PROXIES: number };

/** The origin under which people reach this server. */
export const publicOrigin = (request: Request, { PUBLIC_URL, TRUSTED_PROXIES }: Place): string =>
  PUBLIC_URL ?? ownOrigin(request, TRUSTED_PROXIES);
