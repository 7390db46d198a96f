import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Offer } from '../../model/offer';
import type { TemplateEditor } from '../../model/TemplateEditor';

/** What a field of the draft offers for its text, while it is shown outside of the form. */
export function useOffer({ offers }: TemplateEditor, path: string): Offer | undefined {
  // The offers read only fields that are registered.
  useEffect(() => offers.register(path), [offers, path]);
  return useStore(offers, (all) => all.get(path));
}
