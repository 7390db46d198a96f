import { useQuery } from '@tanstack/react-query';
import { importText, type ImportResult } from '../../exchange/import/importTemplate';

/** The import of a text; undefined without a text and while it is read. */
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
