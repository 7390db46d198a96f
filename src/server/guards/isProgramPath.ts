/** Whether a path belongs to the addresses for programs, which never answer with the page. */
export const isProgramPath = (path: string) => /^\/(?:api|v2|verification)(?:\/|$)/.test(path);
