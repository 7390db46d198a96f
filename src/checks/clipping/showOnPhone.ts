import { useState } from 'react';
import type { PhoneShow } from '../../editor/check/CheckItem';
import type { SeenPhone } from '../../editor/state/findings';
import { announce } from '../../ui/notices/announcer';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { neighbourOf, type ViewOptions } from '../../workspace/draftScreen';
import type { ClippingState } from '../../preview/clipping/clippingStates';
import type { SampleChoice } from '../../editor/samples/SamplesPane';
import type { RowClipping, RowPhones, ShownRow } from '../../editor/samples/rowClipping';
import { flushSync } from 'react-dom';
import { isNarrow } from '../../ui/browser/hooks';

type Shown = Pick<OpenedTemplate, 'editor' | 'screen' | 'simulator' | 'viewButtons'>;
/** What was seen on a phone, and the dotted path of the part that it is about. Without it the phone stays as it is. */
type Sight = { seen: SeenPhone; path: string } | undefined;

/** The windows in which form and drawer leave so little that two phones stand one below the other. */
const stacked = '(1200px <= width < 1260px)';

/** Whether both phones are on the screen beside the drawer. */
const hasRoomForBoth = () => !isNarrow() && !matchMedia(stacked).matches;

/** Shows the conversation as it was measured, beside the form where there is room. */
function showOnPhone(
  { editor, screen, simulator, viewButtons }: Shown,
  sight: Sight,
  mode?: ViewOptions['mode'],
) {
  const { phone, view } = screen.getState();
  const { system = phone.phones, set: _, ...size } = (sight?.seen.state ?? {}) as Partial<ClippingState>;
  const isFolded = sight?.seen.isFolded === true;
  flushSync(() =>
    screen.setState({
      view: isNarrow() ? 'preview' : view,
      beside: 'phones',
      phone: {
        ...phone,
        ...size,
        phones: phone.phones === 'both' && hasRoomForBoth() ? 'both' : system,
        shows: 'conversation',
        mode: isFolded ? 'try' : (mode ?? phone.mode),
      },
    }),
  );
  // A narrow window shows one view at a time: the pressed button is gone, and the switch of the view takes the focus.
  if (isNarrow()) viewButtons.get('preview')?.focus();
  if (!sight) return;
  const { path } = sight;
  editor.selection.show(path);
  if (isFolded) simulator.unfolded.setState({ path }, true);
}

/** Shows the phone of a finding as it was measured, beside the form; a second press shows the phone from before. */
export function usePhoneShow(open: OpenedTemplate): PhoneShow {
  const { editor, screen, samples } = open;
  const phone = useStore(screen, (value) => value.phone);
  const shownSet = useStore(samples, ({ shown }) => shown);
  const selected = useStore(editor.selection, ({ path }) => path);
  const [before, setBefore] = useState<{ phone: ViewOptions; set: typeof shownSet }>();

  function isShown({ state }: SeenPhone, path: string): boolean {
    const { system, set, ...size } = state as ClippingState;
    return (
      selected === path &&
      (phone.phones === system || phone.phones === 'both') &&
      (set === undefined || set === shownSet) &&
      Object.entries(size).every(([name, value]) => phone[name as keyof typeof size] === value)
    );
  }
  function restore(): boolean {
    if (!before) return false;
    screen.setState({ phone: before.phone, beside: neighbourOf(screen.getState().tab) });
    samples.setState({ shown: before.set }, true);
    setBefore(undefined);
    announce('The phone shows what it showed before.');
    return true;
  }
  function show(seen: SeenPhone, path: string) {
    if (isShown(seen, path) && restore()) return;
    const { set } = seen.state as ClippingState;
    if (!before) setBefore({ phone, set: shownSet });
    showOnPhone(open, { seen, path }, 'select');
    if (set !== undefined) samples.setState({ shown: set }, true);
    announce(`On the phone: ${seen.message}`);
  }
  return { isShown, show };
}

/** The phones as the rows of a file need them: measured out of sight, and shown beside the form. */
export function useRowPhones(open: OpenedTemplate, meter: RowPhones['meter']): RowPhones {
  const { screen, samples } = open;
  const choice = useStore(samples);
  const [before, setBefore] = useState<{ phone: ViewOptions; choice: SampleChoice }>();

  function leave() {
    if (!choice.row) return;
    if (before) screen.setState({ phone: before.phone });
    samples.setState(before?.choice ?? { shown: choice.shown }, true);
    setBefore(undefined);
    announce('The phone shows what it showed before.');
  }
  function show(row: ShownRow, cut: RowClipping | undefined) {
    if (choice.row?.row === row.row) {
      leave();
      return;
    }
    if (!before || !choice.row) setBefore({ phone: screen.getState().phone, choice });
    showOnPhone(open, cut && { seen: cut.seen, path: cut.path.join('.') });
    samples.setState({ shown: choice.shown ?? 'typical', row }, true);
    announce(`Row ${row.row} on the phone.`);
  }
  return { meter, isShown: (row) => choice.row?.row === row, show, leave };
}
