import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../../model/TemplateEditor';
import type { SheetPlan } from '../sheet/sheetPlan';

/** Phone numbers in international form, by the text that was read; without those that cannot be read. */
export function useNumbers(
  editor: TemplateEditor,
  texts: readonly string[],
): Readonly<Record<string, string>> {
  const country = useStore(editor.offers.country);
  // The phone library is loaded for the first number that needs it.
  const { data } = useQuery({
    queryKey: ['sheet numbers', texts, country],
    queryFn: async () => {
      const { readPhoneNumber } = await import('../../offers/readPhoneNumber');
      const state = editor.document.getState();
      return Object.fromEntries(
        texts.flatMap((text) => {
          const offer = readPhoneNumber({ text, at: 'number', meta: {}, state, country });
          const number = offer?.choices[0]?.changes['number'];
          return number === undefined ? [] : [[text, number]];
        }),
      );
    },
    enabled: texts.length > 0,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? none;
}

const none: Readonly<Record<string, string>> = {};

/** Whether a number as it was written has its country. */
export const namesCountry = (text: string) => /^\D*(?:\+|00)/.test(text);

/** The numbers to write in international form. Those without a country only on wish: it would be a guess. */
export function takenNumbers(
  numbers: Readonly<Record<string, string>>,
  { addsCountry }: Pick<SheetPlan, 'addsCountry'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(numbers).filter(([text]) => addsCountry || namesCountry(text)));
}
