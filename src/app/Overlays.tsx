import { useStore } from '../ui/useStore';
import { lazyPart } from '../ui/loading/lazyPart';
import { overlay } from './frame/overlay';

const Palette = lazyPart(async () => (await import('./palette/Palette')).Palette, null);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet, null);

/** What a key or the header opens over any page. */
export function Overlays() {
  const open = useStore(overlay, (value) => value);
  if (open === 'palette') return <Palette />;
  return open === 'shortcuts' ? <ShortcutSheet /> : null;
}
