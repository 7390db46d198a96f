import { lazyPart } from '../../ui/loading/lazyPart';

/** The line of an offer under its field. Loaded with the first offer. */
export const OfferLine = lazyPart(() => import('./FieldOffer').then((part) => part.FieldOffer), null);
