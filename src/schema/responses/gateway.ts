import { z } from '../values/zod';

/** Every refusal of the builder's own server. `code`: docs/decisions/sending/021. */
export const GatewayError = z
  .object({
    source: z.literal('gateway'),
    error: z.object({ code: z.string(), message: z.string() }),
    /** Finds the request in the log. */
    requestId: z.optional(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'GatewayError',
    description: 'A rejection by the builder’s own server. Responses from the platform have no `source`.',
  });
export type GatewayError = z.infer<typeof GatewayError>;
