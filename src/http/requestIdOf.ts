/** The id under which the server's log has this request; undefined if something in between answered. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? undefined;
