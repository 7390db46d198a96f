import type { KeyboardEvent } from 'react';

/** Enter in a text acts as the popover's main button: a form cannot stand in the form of the template. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
