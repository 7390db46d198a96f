import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import './MessageElement';
import type { RcsMessageProps } from './files/react';
import type { RcsMessageElement } from './files/rcs-message';

/** Before the first paint; a server draws nothing and has no layout. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The props of an attribute with a dash; all others are called as in React. */
const dashed = /^(?:text|android|iphone|time|sender)[A-Z]/;

const toAttribute = (prop: string) =>
  dashed.test(prop) ? prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : prop;

type Place = RefObject<RcsMessageElement | null>;

function useProperty<Name extends 'message' | 'sender' | 'pictureAddress'>(
  element: Place,
  name: Name,
  value: RcsMessageElement[Name],
) {
  useBeforePaint(() => {
    // The element is outside of React.
    // oxlint-disable-next-line react/immutability
    if (element.current) element.current[name] = value;
  }, [element, name, value]);
}

function useEvent<Detail>(
  element: Place,
  type: 'tap' | 'problem',
  listener: ((event: CustomEvent<Detail>) => void) | undefined,
) {
  useBeforePaint(() => {
    const { current } = element;
    if (!current || !listener) return undefined;
    const hear = (event: Event) => listener(event as CustomEvent<Detail>);
    current.addEventListener(type, hear);
    return () => current.removeEventListener(type, hear);
  }, [element, type, listener]);
}

/** `<rcs-message>` for React, whose older versions set no properties, hear no events of elements and hand on no `ref`. */
const ReactMessage = forwardRef<RcsMessageElement, RcsMessageProps>((props, ref) => {
  const { message, sender, pictureAddress, onTap, onProblem, ...attributes } = props;
  const { children, className, pictures, hidden, ...rest } = attributes;
  const element = useRef<RcsMessageElement>(null);
  useImperativeHandle(ref, () => element.current as RcsMessageElement, []);
  useProperty(element, 'message', message);
  useProperty(element, 'sender', sender);
  useProperty(element, 'pictureAddress', pictureAddress);
  useEvent(element, 'tap', onTap);
  useEvent(element, 'problem', onProblem);
  const named = Object.fromEntries(Object.entries(rest).map(([prop, value]) => [toAttribute(prop), value]));
  return createElement(
    'rcs-message',
    // It keeps the ref for later.
    // oxlint-disable-next-line react/refs
    {
      ...named,
      ref: element,
      class: className,
      pictures: pictures ? '' : undefined,
      // React 18 writes `false` as a text.
      hidden: hidden || undefined,
    },
    children,
  );
});

export { ReactMessage as RcsMessage };
