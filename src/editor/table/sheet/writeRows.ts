import Papa from 'papaparse';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { cellText, columnsFor } from '../model/tableColumns';

/** The cards as rows with headings, as a spreadsheet takes them from the clipboard. */
export function writeRows(cards: readonly CardContentDraft[]): string {
  const columns = columnsFor(cards);
  const fields = columns.map(({ label }) => label);
  const data = cards.map((card) => columns.map(({ key }) => cellText(card, key)));
  return Papa.unparse({ fields, data }, { delimiter: '\t' });
}
