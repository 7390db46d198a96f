import { z } from 'zod';
import { translateTexts } from '../../../schema/openapi/ownServer';
import { TextsToTranslate, type TranslatedTexts } from '../../../schema/responses/translations';
import { readJson } from '../../../lib/json/parseJson';
import { post, type Route } from '../../access/route';
import type { Log } from '../../log/log';
import { readUpTo } from '../../request/readBody';
import type { Settings } from '../../settings/settings';
import { commonHeaders } from '../calls/callPlatform';
import { gatewayError } from '../calls/gatewayError';
import { hideSecrets } from '../calls/hideSecrets';
import { readOwnBody } from '../calls/readForwardedBody';

/** 50 texts of the longest message, each character in four bytes, and the rest of the JSON. */
const MAX_BYTES = 650_000;
/** The page waits for 20 seconds. */
const TIMEOUT_MS = 18_000;

const Translated = z.object({ translatedText: z.array(z.string()) });
const Rejected = z.object({ error: z.string() });

type TranslationDependencies = {
  settings: Pick<Settings, 'TRANSLATION_URL' | 'TRANSLATION_KEY'>;
  log: Log;
};

/**
 * `POST /api/v1/translations`: hands texts to the translation service of the settings, and gives back what it made of them.
 * The service understands `/translate` as LibreTranslate does. Its key stays on the server.
 */
export function translationRoutes({ settings, log }: TranslationDependencies): Route[] {
  const { TRANSLATION_URL: address, TRANSLATION_KEY: key } = settings;
  return [
    post('/api/v1/translations', { needs: 'write', operation: translateTexts }, async (c) => {
      const asked = await readOwnBody(c.req.raw, TextsToTranslate, MAX_BYTES);
      if (asked instanceof Response) return asked;
      if (address === undefined)
        return gatewayError(
          404,
          'no_translation_service',
          'This server has no translation service. Its administrator can add one with TRANSLATION_URL.',
        );
      const answer = await call(`${address}/translate`, {
        q: asked.texts,
        source: languageOf(asked.from),
        target: languageOf(asked.to),
        format: 'text',
        ...(key !== undefined && { api_key: key }),
      });
      if (answer === undefined) {
        log('translation-failure', { reason: 'no response' });
        return serviceError('The translation service isn’t responding. Try again later.');
      }
      const texts = Translated.safeParse(answer.json).data?.translatedText;
      if (answer.status === 200 && texts?.length === asked.texts.length)
        return Response.json({ texts } satisfies TranslatedTexts);
      const said = Rejected.safeParse(answer.json).data?.error;
      const reason =
        said === undefined ? '' : hideSecrets(said, key === undefined ? [] : [key]).slice(0, 300);
      log('translation-failure', { reason: `status ${answer.status}` });
      return serviceError(
        answer.status === 200
          ? 'The translation service sent something that this server can’t read.'
          : `The translation service rejected the texts (status ${answer.status})${reason && `: ${reason}`}`,
      );
    }),
  ];
}

const serviceError = (message: string) => gatewayError(502, 'translation_service', message);

/** Calls the service; undefined if it does not respond. Redirects are not followed, for the key would go there too. */
async function call(address: string, body: object): Promise<{ status: number; json: unknown } | undefined> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...commonHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { bytes, whole } = await readUpTo(answer.body, 2 * MAX_BYTES);
    if (!whole) await answer.body?.cancel();
    const read = readJson(new TextDecoder().decode(bytes));
    return { status: answer.status, json: whole && read.ok ? read.value : undefined };
  } catch {
    return undefined;
  }
}

/** Chinese has its script at the service, where the page has the country. */
const chinese: Partial<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };
const languageOf = (tag: string): string => chinese[tag] ?? tag;
