import { lazyPart } from '../../ui/loading/lazyPart';
import { useEditor } from '../model/EditorContext';
import type { Offer } from '../model/offer';

const FieldOffer = lazyPart(() => import('./FieldOffer').then((part) => part.FieldOffer), null);

/** The line of an offer under its field. It is loaded with the first offer. */
export function OfferLine(props: { at: string; label: string; offer: Offer }) {
  return <FieldOffer editor={useEditor()} {...props} />;
}
