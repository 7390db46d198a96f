import { z } from 'zod';
import { BEARER_TOKEN } from './credentialValues';
import { oneOf } from './settingValues';

/** Settings for the people who run the server. */
export const operationsSettings = {
  LOG_FORMAT: oneOf('json', 'text').optional(),
  METRICS: oneOf('on', 'off').default('off'),
  METRICS_TOKEN: z.string().regex(BEARER_TOKEN, 'must be a bearer token').optional(),
};
