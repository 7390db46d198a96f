import { useState } from 'react';
import type { SampleChoice } from '../../../editor/panes/SamplesPane';
import type { RowCut, RowPhones, ShownRow } from '../../../editor/samples/rowCuts';
import type { CutState } from '../../../preview/cuts/cutStates';
import { announce } from '../../../ui/notices/announcer';
import { useStore } from '../../../ui/useStore';
import { isNarrow } from '../../frame/isNarrow';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import type { ViewOptions } from '../../session/viewOptions';
import { createRowMeter } from './createRowMeter';

/** The phones as the rows of a file need them: measured out of sight, and shown beside the form. */
export function useRowPhones(open: OpenedTemplate): RowPhones {
  const { editor, screen, samples, simulator } = open;
  const [meter] = useState(() => createRowMeter(open));
  const choice = useStore(samples, (value) => value);
  const [before, setBefore] = useState<{ phone: ViewOptions; choice: SampleChoice }>();

  function leave() {
    if (!choice.row) return;
    if (before) screen.set({ ...screen.get(), phone: before.phone });
    samples.set(before?.choice ?? { shown: choice.shown });
    setBefore(undefined);
    announce('The phone is as before.');
  }
  function show(row: ShownRow, cut: RowCut | undefined) {
    if (choice.row?.row === row.row) {
      leave();
      return;
    }
    const { phone, view } = screen.get();
    if (!before || !choice.row) setBefore({ phone, choice });
    const { system = phone.phones, set: _, ...size } = (cut?.seen.state ?? {}) as Partial<CutState>;
    screen.set({
      ...screen.get(),
      view: isNarrow() ? 'preview' : view,
      phone: {
        ...phone,
        ...size,
        phones: phone.phones === 'both' && !isNarrow() ? 'both' : system,
        shows: 'conversation',
        ...(cut?.seen.isFolded ? { mode: 'try' } : {}),
      },
    });
    samples.set({ shown: choice.shown ?? 'typical', row });
    if (cut) editor.selection.show(cut.path.join('.'));
    if (cut?.seen.isFolded) simulator.unfolded.set({ path: cut.path.join('.') });
    announce(`Row ${row.row} is on the phone.`);
  }
  return { meter, isShown: (row) => choice.row?.row === row, show, leave };
}
