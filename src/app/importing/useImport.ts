import { useQuery } from '@tanstack/react-query';
import { importText, type ImportedText } from '../../exchange/import/importTemplate';

/** The messages of a text; undefined without a text and while it is read. */
export function useImport(text: string): ImportedText | undefined {
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
