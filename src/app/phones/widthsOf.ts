import { carouselSizes } from '../../preview/model/androidSizes';

type Table = keyof typeof carouselSizes;

/** The two widths of a table in dp: `120 and 232`. */
export function widthsOf(table: Table): string {
  const { SMALL, MEDIUM } = carouselSizes[table];
  return `${SMALL.width} and ${MEDIUM.width}`;
}

/** A table of widths by its source: `of the API reference: 120 and 232`. */
export function describeWidths(table: Table): string {
  return `${table === 'api' ? 'of the API reference' : 'of Google Messages 2026'}: ${widthsOf(table)}`;
}
