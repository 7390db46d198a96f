import { createElement, useEffect, useLayoutEffect, useRef } from 'react';
import './MessageElement';
import type { RcsMessageProps } from './files/react';
import type { RcsMessageElement } from './files/rcs-message';

/** Before the first paint; a server draws nothing and has no layout. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const toAttribute = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `<rcs-message>` for React, whose older versions set no properties and hear no events of elements. */
function ReactMessage(props: RcsMessageProps) {
  const { message, sender, pictureAddress, onTap, children, className, style, pictures, ...rest } = props;
  const element = useRef<RcsMessageElement>(null);
  useBeforePaint(() => {
    if (element.current) element.current.message = message;
  }, [message]);
  useBeforePaint(() => {
    if (element.current) element.current.sender = sender;
  }, [sender]);
  useBeforePaint(() => {
    if (element.current) element.current.pictureAddress = pictureAddress;
  }, [pictureAddress]);
  useBeforePaint(() => {
    const { current } = element;
    if (!current || !onTap) return undefined;
    const hear = (event: Event) => onTap(event as Parameters<typeof onTap>[0]);
    current.addEventListener('tap', hear);
    return () => current.removeEventListener('tap', hear);
  }, [onTap]);
  const attributes = Object.fromEntries(
    Object.entries(rest).map(([prop, value]) => [toAttribute(prop), value]),
  );
  return createElement(
    'rcs-message',
    // It keeps the ref for later.
    // oxlint-disable-next-line react/refs
    { ...attributes, ref: element, class: className, style, pictures: pictures ? '' : undefined },
    children,
  );
}

export { ReactMessage as RcsMessage };
