import { useStore } from '../ui/createStore';
import { onDemand } from '../ui/onDemand';
import { overlay } from './overlay';

const Palette = onDemand(async () => (await import('./palette/Palette')).Palette, null);
const ShortcutSheet = onDemand(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet, null);

/** What a key or the header opens over any page. */
export function Overlays() {
  const open = useStore(overlay, (value) => value);
  if (open === 'palette') return <Palette />;
  return open === 'shortcuts' ? <ShortcutSheet /> : null;
}
