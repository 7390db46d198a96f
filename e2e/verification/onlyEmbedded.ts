import type { APIRequestContext } from '@playwright/test';

/** Stops a spec that would send a phone number to a real verification service. */
export async function onlyEmbedded({ request }: { request: APIRequestContext }): Promise<void> {
  const response = await request.get('/api/verification/connection');
  const { platform, baseUrl } = (await response.json()) as { platform: string; baseUrl: string };
  if (platform === 'embedded') return;
  throw new Error(
    `This spec starts verifications, and ${baseUrl} is a real service. ` +
      'Point BASE_URL at a server without VERIFICATION_BASE_URL.',
  );
}
