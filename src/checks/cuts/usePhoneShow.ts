import { useState } from 'react';
import type { PhoneShow } from '../../editor/check/PhonesOfFinding';
import type { SeenOn } from '../../editor/state/findings';
import { announce } from '../../ui/notices/announcer';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { neighbourOf } from '../../workspace/draftScreen';
import type { ViewOptions } from '../../workspace/viewOptions';
import type { ClippingState } from '../../preview/clipping/clippingStates';
import { showOnPhone } from './showOnPhone';

type Shown = Pick<OpenedTemplate, 'editor' | 'screen' | 'samples' | 'simulator'>;

/** Shows the phone of a finding as it was measured, beside the form; a second press shows the phone from before. */
export function usePhoneShow(open: Shown): PhoneShow {
  const { editor, screen, samples } = open;
  const phone = useStore(screen, (value) => value.phone);
  const shownSet = useStore(samples, ({ shown }) => shown);
  const selected = useStore(editor.selection, ({ path }) => path);
  const [before, setBefore] = useState<{ phone: ViewOptions; set: typeof shownSet }>();

  function isShown({ state }: SeenOn, path: string): boolean {
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
    announce('The phone is as before.');
    return true;
  }
  function show(seen: SeenOn, path: string) {
    if (isShown(seen, path) && restore()) return;
    const { set } = seen.state as ClippingState;
    if (!before) setBefore({ phone, set: shownSet });
    showOnPhone(open, { seen, path }, 'select');
    if (set !== undefined) samples.setState({ shown: set }, true);
    announce(`On the phone: ${seen.message}`);
  }
  return { isShown, show };
}
