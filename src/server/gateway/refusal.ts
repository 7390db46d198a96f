/** An answer of the gateway itself, which no platform gave. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ source: 'gateway', error: { code, message } }, { status, headers });
}
