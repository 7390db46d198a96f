import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../exchange/campaign/campaign';
import { importText, type Imported, type ImportProblem } from '../../exchange/import/importTemplate';
import { deviceCountry } from './deviceCountry';

/** What was understood of a text. */
export type Reading =
  | { kind: 'messages'; found: readonly Imported[] }
  /** The words of a message, as people write them. */
  | { kind: 'words'; campaign: Campaign }
  | ({ kind: 'problem' } & ImportProblem);

/** The reading of a text; undefined without a text and while it is read. */
export function useReading(text: string): Reading | undefined {
  const { data } = useQuery({
    queryKey: ['import', text],
    queryFn: () => readPasted(text),
    enabled: text.trim() !== '',
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

async function readPasted(text: string): Promise<Reading> {
  const result = await importText(text);
  if (result.ok) return { kind: 'messages', found: result.found };
  if (result.isPlainText !== true) return { kind: 'problem', ...result };
  // The readers of links, numbers and dates are large.
  const { readCampaign } = await import('../../exchange/campaign/readCampaign');
  return { kind: 'words', campaign: readCampaign(text, { country: deviceCountry(), now: new Date() }) };
}
