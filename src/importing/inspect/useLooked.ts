import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readLooked, type Looked } from './readLooked';

/** A text that is typed is read when it rests. */
const restMs = 200;

/** What was understood of a text; of a changed text the last until it is read. Undefined without a text. */
export function useLooked(text: string): Looked | undefined {
  const isBlank = text.trim() === '';
  const { data } = useQuery({
    queryKey: ['look', text],
    queryFn: async ({ signal }): Promise<Looked | null> => {
      await new Promise((resolve) => setTimeout(resolve, restMs));
      // Another text has come meanwhile: its own reading follows.
      if (signal.aborted) throw new Error('The text has changed.');
      return readLooked(text);
    },
    enabled: !isBlank,
    // What was shown before the box was cleared does not come back with the next text.
    ...(isBlank ? { initialData: null } : {}),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? undefined;
}
