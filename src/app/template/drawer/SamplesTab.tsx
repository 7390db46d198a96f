import { SamplesPane } from '../../../editor/samples/SamplesPane';
import { useState } from 'react';
import { createRowMeter } from '../../../checks/clipping/clippingMeter';
import { useRowPhones } from '../../../checks/clipping/showOnPhone';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';

type SamplesTabProps = { open: OpenedTemplate; onGoTo: (path: string) => void };

/** The values in place of parameters, with the phones for the rows of a file. */
export function SamplesTab({ open, onGoTo }: SamplesTabProps) {
  const [meter] = useState(() => createRowMeter(open));
  const phones = useRowPhones(open, meter);
  return <SamplesPane editor={open.editor} choice={open.samples} phones={phones} onGoTo={onGoTo} />;
}
