/** A phone number as this device may remember it: "+91…10". */
export function shortenNumber(number: string): string {
  const end = number.slice(-2);
  return number.length < 8 ? `…${end}` : `${number.slice(0, 3)}…${end}`;
}
