import { FieldOffer } from './FieldOffer';
import { useEditor } from '../model/EditorContext';
import type { Offer } from '../model/offer';

/** The line of an offer under its field. It is loaded with the first offer. */
export function OfferLine(props: { at: string; label: string; offer: Offer }) {
  return <FieldOffer editor={useEditor()} {...props} />;
}
