import { timingSafeEqual } from 'node:crypto';
import { isLocal } from '../access/isLocal';
import { route, type Route } from '../access/route';
import { bearerToken } from '../guards/bearerToken';
import { sha256 } from '../guards/sha256';
import type { Settings } from '../settings/settings';
import type { Metrics } from './metrics';

/** `GET /metrics`: for callers on this machine, and for those with the token of the settings. */
export function metricsRoute(
  metrics: Metrics,
  { METRICS_TOKEN, TRUSTED_PROXIES }: Pick<Settings, 'METRICS_TOKEN' | 'TRUSTED_PROXIES'>,
): Route {
  const digest = METRICS_TOKEN === undefined ? undefined : sha256(METRICS_TOKEN);
  const hasToken = (request: Request) => {
    const given = bearerToken(request.headers.get('authorization'));
    return digest !== undefined && given !== undefined && timingSafeEqual(sha256(given), digest);
  };
  return route({
    method: 'GET',
    path: '/metrics',
    needs: 'anyone',
    operation: 'undocumented',
    async handle(c) {
      if (!hasToken(c.req.raw) && !isLocal(c.req.raw, c.env, TRUSTED_PROXIES))
        return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
      const { contentType, text } = await metrics.read();
      return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
    },
  });
}
