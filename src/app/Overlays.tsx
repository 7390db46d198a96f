import { ImportOverlay } from '../importing/ImportOverlay';
import { useStore } from 'zustand';
import { useAppServices } from '../workspace/services/AppServices';
import { Palette } from './palette/Palette';
import { ShortcutSheet } from './shortcuts/ShortcutSheet';

/** The dialogs that a key or the header opens over any page. */
export function AppOverlays() {
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
