/** The address of a draft's page. */
export function draftHref(id: string): string {
  return `/templates/${id}`;
}
