import type { CardContentDraft } from '../../../schema/draft/draft';
import { cellText, columnsFor } from '../model/tableColumns';

/** The cards as rows with headings, as a spreadsheet takes them from the clipboard. */
export async function writeRows(cards: readonly CardContentDraft[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const columns = columnsFor(cards);
  const fields = columns.map(({ label }) => label);
  const data = cards.map((card) => columns.map(({ key }) => cellText(card, key)));
  return Papa.unparse({ fields, data }, { delimiter: '\t' });
}
