import { plural } from '../../schema/values/text';
import { withChips } from '../../exchange/import/chips';
import type { Imported } from '../../exchange/import/importTemplate';
import { ChoiceRow } from './ChoiceRow';

type ChipsOfferProps = {
  found: Imported | undefined;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
};

/** Offers the chips beside a card as its buttons, where there is room. */
export function ChipsOffer({ found, isTaken, onChange }: ChipsOfferProps) {
  if (found?.kind !== 'template' || !found.chips || !withChips(found.draft, found.chips)) return null;
  const { length } = found.chips.suggestions;
  const chips = plural(length, 'chip');
  const isCarousel = found.draft.type === 'carousel';
  return (
    <ChoiceRow
      type="checkbox"
      label={`Put the ${chips} below the ${isCarousel ? 'carousel' : 'card'} on ${isCarousel ? 'each card' : 'it'}`}
      note="A template has no chips below cards. As buttons of the card they stay in it."
      checked={isTaken}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
