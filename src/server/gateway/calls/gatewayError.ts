/** An error of the gateway itself; `source` tells it apart from an answer of the platform. */
export function gatewayError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ source: 'gateway', error: { code, message } }, { status, headers });
}

export const unknownAppId = () =>
  gatewayError(403, 'app_id', 'appId: must be an app id that this server may use');

export const wrongMethod = (allow: string) =>
  gatewayError(405, 'method', `Use ${allow} at this address.`, { Allow: allow });
