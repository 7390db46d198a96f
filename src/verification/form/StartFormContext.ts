import { createContext, use } from 'react';
import type { OpenStartForm } from './openStartForm';

export const StartFormContext = createContext<OpenStartForm | undefined>(undefined);

/** The form around the caller. Throws outside of one. */
export function useStartForm(): OpenStartForm {
  const form = use(StartFormContext);
  if (form === undefined) throw new Error('useStartForm needs a StartFormContext around it.');
  return form;
}
