import { z } from 'zod';

// Set this before any schema is built: zod otherwise probes `new Function`, a CSP violation on each page load.
z.config({ jitless: true });

export { z };
