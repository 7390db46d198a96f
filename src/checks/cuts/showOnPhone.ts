import { flushSync } from 'react-dom';
import type { SeenOn } from '../../editor/state/findings';
import type { ClippingState } from '../../preview/clipping/clippingStates';
import { isNarrow } from '../../ui/browser/hooks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import type { ViewOptions } from '../../workspace/viewOptions';

type Shown = Pick<OpenedTemplate, 'editor' | 'screen' | 'simulator'>;
/** What was seen on a phone, and the dotted path of the part that it is about. Without it the phone stays as it is. */
type Sight = { seen: SeenOn; path: string } | undefined;

/** The windows in which form and drawer leave so little that two phones stand one below the other. */
const stacked = '(1200px <= width < 1490px)';

/** Whether both phones are on the screen beside the drawer. */
const hasRoomForBoth = () => !isNarrow() && !matchMedia(stacked).matches;

/** Shows the conversation as it was measured, beside the form where there is room. */
export function showOnPhone({ editor, screen, simulator }: Shown, sight: Sight, mode?: ViewOptions['mode']) {
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
  if (isNarrow()) document.querySelector<HTMLElement>('[aria-label="View"] > [aria-pressed="true"]')?.focus();
  if (!sight) return;
  const { path } = sight;
  editor.selection.show(path);
  if (isFolded) simulator.unfolded.setState({ path }, true);
}
