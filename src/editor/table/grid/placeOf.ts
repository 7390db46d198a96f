/** The key of a cell among the drawn ones. */
export const placeOf = (row: number, column: number) => `${row}.${column}`;
