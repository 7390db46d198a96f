import { QueryClient } from '@tanstack/react-query';

export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false } },
  });
  queries.mount();
  return queries;
}
