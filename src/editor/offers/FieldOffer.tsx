import { WandSparkles } from 'lucide-react';
import { TextButton } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { Offer, OfferChoice } from '../model/offer';
import styles from './FieldOffer.module.css';

/** The table of all countries is large. */
const CountryChoice = lazyPart(async () => (await import('./CountryChoice')).CountryChoice, null);

type FieldOfferProps = {
  editor: Pick<TemplateEditor, 'offers' | 'focus'>;
  at: string;
  label: string;
  offer: Offer;
};

/** One line under a field: what its text seems to mean, and a button that writes it so. */
export function FieldOffer({ editor: { offers, focus }, at, label, offer }: FieldOfferProps) {
  function take(choice: OfferChoice) {
    if (!offers.take(choice) || focus.focusSpot(at, 'field')) return;
    // The field is gone: a search became coordinates.
    const [written] = Object.keys(choice.changes);
    if (written !== undefined) focus.focus(written);
  }
  return (
    <div className={styles.offer}>
      <WandSparkles aria-hidden size={14} className={styles.icon} />
      <div className={styles.words}>
        {offer.message !== undefined && <p>{offer.message}</p>}
        {offer.choices.map((choice) => (
          <TextButton
            key={choice.action}
            isStrong
            className={styles.use}
            aria-label={`${choice.action} for ${label}`}
            onClick={() => take(choice)}
          >
            {choice.action}
          </TextButton>
        ))}
        {offer.usesCountry && <CountryChoice country={offers.country} label={label} />}
      </div>
    </div>
  );
}
