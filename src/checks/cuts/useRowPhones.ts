import { useState } from 'react';
import type { SampleChoice } from '../../editor/panes/SamplesPane';
import type { RowCut, RowPhones, ShownRow } from '../../editor/samples/rowCuts';
import { announce } from '../../ui/notices/announcer';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import type { ViewOptions } from '../../workspace/viewOptions';
import { createRowMeter } from './createRowMeter';
import { showOnPhone } from './showOnPhone';

/** The phones as the rows of a file need them: measured out of sight, and shown beside the form. */
export function useRowPhones(open: OpenedTemplate): RowPhones {
  const { screen, samples } = open;
  const [meter] = useState(() => createRowMeter(open));
  const choice = useStore(samples);
  const [before, setBefore] = useState<{ phone: ViewOptions; choice: SampleChoice }>();

  function leave() {
    if (!choice.row) return;
    if (before) screen.setState({ phone: before.phone });
    samples.setState(before?.choice ?? { shown: choice.shown }, true);
    setBefore(undefined);
    announce('The phone is as before.');
  }
  function show(row: ShownRow, cut: RowCut | undefined) {
    if (choice.row?.row === row.row) {
      leave();
      return;
    }
    if (!before || !choice.row) setBefore({ phone: screen.getState().phone, choice });
    showOnPhone(open, cut && { seen: cut.seen, path: cut.path.join('.') });
    samples.setState({ shown: choice.shown ?? 'typical', row }, true);
    announce(`Row ${row.row} is on the phone.`);
  }
  return { meter, isShown: (row) => choice.row?.row === row, show, leave };
}
