/** An error of the gateway itself; `source` tells it apart from an answer of the platform. */
export function gatewayError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ source: 'gateway', error: { code, message } }, { status, headers });
}

export const wrongMethod = (allow: string) =>
  gatewayError(405, 'method', `Use ${allow} at this address.`, { Allow: allow });
