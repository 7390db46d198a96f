import { lazyPart } from '../ui/loading/lazyPart';
import { useStore } from '../ui/useStore';
import { useAppServices } from './services/AppServices';

const Palette = lazyPart(async () => (await import('./palette/Palette')).Palette, null);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet, null);

/** The dialogs that a key or the header opens over any page. */
export function Overlays() {
  const { overlay } = useAppServices();
  const open = useStore(overlay, (value) => value);
  if (open === 'palette') return <Palette />;
  return open === 'shortcuts' ? <ShortcutSheet /> : null;
}
