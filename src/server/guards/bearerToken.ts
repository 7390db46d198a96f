/** The token of a header `Authorization: Bearer <token>`; undefined for any other value. */
export function bearerToken(authorization: string | null): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
