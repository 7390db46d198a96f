import { carouselSizes } from '../../preview/model/androidSizes';

type Table = keyof typeof carouselSizes;

/** The two widths of a table in dp: `120 and 232`. */
export function widthsOf(table: Table): string {
  const { SMALL, MEDIUM } = carouselSizes[table];
  return `${SMALL.width} and ${MEDIUM.width}`;
}

/** A table of widths by its source: `as Google documents them: 120 and 232`. */
export function describeWidths(table: Table): string {
  return `${table === 'api' ? 'as Google documents them' : 'of Google Messages 2026'}: ${widthsOf(table)}`;
}
