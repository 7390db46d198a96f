/** Whether a path belongs to the addresses for programs and for the sign-in, which never answer with the page. */
export const isProgramPath = (path: string) => /^\/(?:api|auth|v2|verification)(?:\/|$)/.test(path);
