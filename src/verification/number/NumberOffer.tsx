import { WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { mayBeNumber, offerNumber } from './phoneNumber';
import layout from '../../ui/styles/layout.module.css';

/** The country of a number that names none, and the control that changes it. */
export type NumberCountry = { code: string; choice: ReactNode };

type NumberOfferProps = { text: string; country: NumberCountry; onUse: (number: string) => void };

/** A button that writes the number that the text seems to mean, in international form. */
export function NumberOffer({ text, country, onUse }: NumberOfferProps) {
  const offered = offerNumber(text, country.code);
  const namesCountry = /^\D*(?:\+|00)/.test(text);
  // Nobody has chosen it yet.
  if (!offered && country.code === '' && mayBeNumber(text) && !namesCountry) return country.choice;
  if (!offered) return null;
  const { number, shown } = offered;
  return (
    <div className={layout.row}>
      <Button
        size="small"
        icon={<WandSparkles aria-hidden />}
        // The field keeps the focus: its error would move the button away from under the pointer.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onUse(number)}
      >
        Use {shown === text.trim() ? number : shown}
      </Button>
      {!namesCountry && country.choice}
    </div>
  );
}
