import { z } from 'zod';

// Before any schema is built: zod otherwise probes `new Function`, one CSP violation on each page load.
z.config({ jitless: true });

export { z };
