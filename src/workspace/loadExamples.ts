import type { Example } from '../schema/examples/shared/example';

export type FindExample = (id: string) => Example | undefined;

/** Loads the examples, only for an address that names one. */
export async function loadExamples(from: string): Promise<FindExample> {
  return from.startsWith('speed-')
    ? (await import('../schema/testing/speedDocuments')).findSpeedDocument
    : (await import('../schema/examples/examples')).findExample;
}

/** Whether an address makes a draft, and the example that it starts from. */
export function newDraftAt(path: string, search: string): { makes: boolean; from?: string } {
  if (path !== '/templates/new') return { makes: false };
  const parameters = new URLSearchParams(search);
  const from = parameters.get('from');
  return from === null ? { makes: parameters.has('type') } : { makes: true, from };
}
