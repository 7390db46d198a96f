import { useEffect } from 'react';
import { lazyPart } from '../ui/loading/lazyPart';
import { useStore } from 'zustand';
import { ImportOverlay } from '../importing/ImportOverlay';
import { useAppServices } from '../workspace/services/AppServices';

/** Loaded at its first use. Letters typed until then are the search, not a text of the page. */
const Palette = lazyPart(async () => (await import('./palette/Palette')).Palette, <QueuedKeys />);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet, null);

function QueuedKeys() {
  const { overlay, paletteKeys } = useAppServices();
  // Keys belong to the window.
  useEffect(() => paletteKeys.start(() => overlay.setState(undefined)), [overlay, paletteKeys]);
  return null;
}

/** The dialogs that a key or the header opens over any page. */
export function Overlays() {
  const { overlay } = useAppServices();
  const open = useStore(overlay);
  return (
    <>
      <ImportOverlay />
      {open === 'palette' && <Palette />}
      {open === 'shortcuts' && <ShortcutSheet />}
    </>
  );
}
