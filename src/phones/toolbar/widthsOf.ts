import { carouselWidths } from '../../schema/phones/androidFigures';

type Table = keyof typeof carouselWidths;

/** The two widths of a table in dp: `120 and 232`. */
export function widthsOf(table: Table): string {
  const { SMALL, MEDIUM } = carouselWidths[table];
  return `${SMALL} and ${MEDIUM}`;
}

/** A table of widths by its source: `in Google’s documentation: 120 and 232 dp`. */
export function describeWidths(table: Table): string {
  return `${table === 'api' ? 'in Google’s documentation' : 'in Google Messages 2026'}: ${widthsOf(table)} dp`;
}
