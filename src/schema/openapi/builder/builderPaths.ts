import { json, pathParameter, type Json } from '../parts/parts';
import { operation, done, notFound } from './operation';
import { ConnectionAnswer, SentVerification, VerificationConnectionAnswer } from './builderSchemas';
import { forwarded } from './forwarded';
import { mediaPaths } from './mediaPaths';
import { peoplePaths } from './peoplePaths';
import { testingPaths } from './testingPaths';

type Shared = { platform: Json; verification: Json };

const at = (prefix: string, paths: Json, suffix: string, more: Json[] = []) =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      `${prefix}${path}`,
      forwarded(operations as Json, suffix, more),
    ]),
  );

/** Everything under `/api`. */
export function builderPaths({ platform, verification }: Shared): Json {
  return {
    '/api/connection': {
      get: operation('Through this server', {
        id: 'readConnection',
        summary: 'Read where templates go',
        responses: { 200: done('The platforms.', json(ConnectionAnswer)) },
      }),
    },
    ...at('/api', platform, 'Forwarded'),
    ...at('/api/platforms/{platform}', platform, 'AtPlatform', [
      pathParameter('platform', 'The name of the platform; `default` is the first.'),
    ]),
    '/api/verification/connection': {
      get: operation('Through this server', {
        id: 'readVerificationConnection',
        summary: 'Read where verifications go',
        responses: { 200: done('The service.', json(VerificationConnectionAnswer)) },
      }),
    },
    ...at('/api', verification, 'Forwarded'),
    '/api/verification/sent/{id}': {
      get: operation('Through this server', {
        id: 'readSentVerification',
        summary: 'Read what went out for a verification',
        parameters: [pathParameter('id', 'The id of the verification.')],
        responses: { 200: done('The request.', json(SentVerification)), ...notFound },
      }),
    },
    ...testingPaths(),
    ...mediaPaths(),
    ...peoplePaths(),
  };
}
