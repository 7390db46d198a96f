import { useEffect } from 'react';
import { offerCommands, type CommandSource } from './commands';

/** The commands of a component, while it is drawn. They are made when somebody asks for them, not before. */
export function useCommands(source: CommandSource) {
  // The palette is opened from outside of this component.
  useEffect(() => offerCommands(source));
}
