import { useQuery } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { mayBeNumber, offerNumber } from './offerNumber';

/** The number that the typed text seems to mean. It is offered and never put in by itself. */
export function useOfferedNumber(text: string, country: string) {
  const { data } = useQuery({
    queryKey: ['offered-number', text, country],
    queryFn: async () => (await offerNumber(text, country)) ?? null,
    enabled: mayBeNumber(text),
    networkMode: 'always',
    retry: 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? undefined;
}

type NumberOfferProps = { text: string; country: string; onUse: (number: string) => void };

/** A button that writes the number in international form. */
export function NumberOffer({ text, country, onUse }: NumberOfferProps) {
  const offered = useOfferedNumber(text, country);
  if (!offered) return null;
  const { number, shown } = offered;
  return (
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
  );
}
