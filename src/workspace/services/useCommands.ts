import { useEffect } from 'react';
import { useAppServices } from './AppServices';
import type { CommandSource } from './createCommandRegistry';

/** Offers a component's commands to the palette while the component is mounted. They are listed on demand. */
export function useCommands(source: CommandSource) {
  const { commands } = useAppServices();
  // The palette reads the registry outside of this component.
  useEffect(() => commands.offer(source));
}
