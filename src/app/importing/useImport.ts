import { useQuery } from '@tanstack/react-query';
import { importText, type ImportResult } from '../../exchange/import/importTemplate';

/** What an import finds in a text; undefined while there is nothing, or while it reads. */
export function useImport(text: string): ImportResult | undefined {
  const { data } = useQuery({
    queryKey: ['import', text],
    queryFn: () => importText(text),
    enabled: text.trim() !== '',
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}
