import { Button } from '../../../ui/controls/Button';
import { CountryChoice } from '../../offers/CountryChoice';
import type { Offer, OfferChoice } from '../../model/offer';
import type { TemplateEditor } from '../../model/TemplateEditor';
import styles from './OfferButtons.module.css';

type OfferButtonsProps = {
  editor: TemplateEditor;
  /** The name of the field. */
  label: string;
  offer: Offer;
  onTake: (choice: OfferChoice) => void;
};

/** What a text seems to mean, and a button for each way to write it so. */
export function OfferButtons({ editor, label, offer, onTake }: OfferButtonsProps) {
  return (
    <div className={styles.offer}>
      {offer.message !== undefined && <p>{offer.message}</p>}
      {offer.choices.map((choice) => (
        <Button key={choice.action} size="small" onClick={() => onTake(choice)}>
          {choice.action}
        </Button>
      ))}
      {offer.usesCountry && <CountryChoice country={editor.offers.country} label={label} />}
    </div>
  );
}
