/** A tap on the message: the event that the sender would receive, and what opens on the phone. */
export type RcsTap = {
  phone: 'android' | 'iphone';
  /** `reply` and `location` send something to the sender; the others open `opens`. */
  kind:
    | 'reply'
    | 'dialAction'
    | 'openUrlAction'
    | 'viewLocationAction'
    | 'shareLocationAction'
    | 'createCalendarEventAction'
    | 'location';
  /** The words of the button; of a location, a made-up latitude and longitude. */
  text: string;
  /** What the sender receives, as sent (Base64) and as text where it is text. */
  postback?: { encoded: string; decoded: string | undefined };
  /** Where the button stands in the request body, for instance `component.suggestions.0`. */
  path?: string;
  /** The app or page that opens, with its address, number, place or event. */
  opens?: { kind: string; [detail: string]: unknown } | undefined;
};

/** Who sends the message. It is no part of a request body. */
export type RcsSender = {
  name?: string;
  /** `#rrggbb`. */
  color?: string;
  /** It is loaded from there. */
  logoUrl?: string;
  verified?: boolean;
  /** Android then offers to unsubscribe. */
  promotes?: boolean;
};

/** `<rcs-message>`: an RCS message on a drawn Android phone, an iPhone or both. */
export interface RcsMessageElement extends HTMLElement {
  /** A request body, its JSON, or a share link. It goes before the attribute `src`. */
  message: unknown;
  /** Goes before the attributes `sender`, `sender-color` and `sender-logo`. A string is the name. */
  sender: RcsSender | string | undefined;
  /** The address to load for the address of a picture; `undefined`: as the attribute `pictures` says. */
  pictureAddress: ((address: string) => string | undefined) | undefined;
  addEventListener(
    type: 'tap',
    listener: (event: CustomEvent<RcsTap>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'rcs-message': RcsMessageElement;
  }
}
