import { useEffect, useEffectEvent } from 'react';

/** Calls a handler on each event of the window, while the component is mounted. The newest handler is called. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
) {
  const handle = useEffectEvent(handler);
  // The window lives outside React.
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => handle(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
