import { useQuery } from '@tanstack/react-query';
import { hasHeadings } from '../../editor/table/sheet/guessMeanings';
import { readRows } from '../../editor/table/sheet/readRows';
import type { Campaign } from '../../exchange/campaign/campaign';
import { importText, type Imported, type ImportProblem } from '../../exchange/import/importTemplate';
import { countrySetting } from '../../library/settings/settings';
import { readCampaign } from '../../exchange/campaign/readCampaign';

/** What was understood of a text. */
export type Reading =
  | { kind: 'messages'; found: readonly Imported[]; isCut: boolean }
  /** The words of a message, as people write them. */
  | { kind: 'words'; campaign: Campaign }
  /** Rows of a spreadsheet, without that of the headings. */
  | { kind: 'rows'; count: number; columns: number }
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

/** Reads a text in every way that an import knows. */
export async function readPasted(text: string): Promise<Reading> {
  const result = await importText(text);
  if (result.ok) return { kind: 'messages', found: result.found, isCut: result.isCut };
  if (result.isPlainText !== true) return { kind: 'problem', ...result };
  const rows = readRows(text);
  if (rows) {
    const count = rows.length - (hasHeadings(rows) ? 1 : 0);
    return { kind: 'rows', count, columns: rows[0]?.length ?? 0 };
  }
  return {
    kind: 'words',
    campaign: readCampaign(text, { country: countrySetting.getState(), now: new Date() }),
  };
}
