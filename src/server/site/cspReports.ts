import { z } from 'zod';
import type { Log } from '../log/log';
import { createRateLimiter } from '../request/rateLimiter';
import { readJsonBody } from '../request/readJsonBody';

const MAX_REPORT_BYTES = 16_000;
const MAX_BLOCKED_LENGTH = 40;
/** More reports are counted only. */
const MAX_LINES = { count: 60, seconds: 60 };

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

/** Handles `POST /csp`: counts the violation reports of browsers in the log. */
export function createCspReports(log: Log): (request: Request) => Promise<Response> {
  let count = 0;
  const lines = createRateLimiter(MAX_LINES);
  return async (request) => {
    // Browsers send this header with the reports of our own pages, and with those of foreign sites another value.
    const site = request.headers.get('sec-fetch-site');
    if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 });
    const body = await readJsonBody(request, MAX_REPORT_BYTES);
    if (!body.ok && body.status === 413) return new Response(null, { status: 413 });
    const report = Report.safeParse(body.ok ? body.value : undefined).data?.['csp-report'];
    count += 1;
    if ((await lines('')) === undefined)
      log('csp-violation', {
        count,
        directive: report?.['effective-directive'] ?? report?.['violated-directive'],
        blocked: originOf(report?.['blocked-uri']),
      });
    return new Response(null, { status: 204 });
  };
}

/** The origin alone: the rest of a blocked address may hold a person's text. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return address?.slice(0, MAX_BLOCKED_LENGTH);
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}
