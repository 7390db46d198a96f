import { z } from 'zod/mini';

// The page loads zod without its methods: `zod/mini` is a third of its size.
//
// Set this before any schema is built: zod otherwise probes `new Function`, a CSP violation on each page load. Its own
// sentences are for developers: where a schema says nothing, `findIssues.ts` says what is required.
z.config({ jitless: true, localeError: () => undefined });

export { z };
