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
  opens?: RcsOpened | undefined;
};

/** The app or page that a tap opens. Fields that the body lacks are empty texts. */
export type RcsOpened =
  | { kind: 'dialer'; phoneNumber: string }
  /** `isFallback`: the phone does not know the action, and opens its fallback address. */
  | { kind: 'browser'; url: string; isFallback: boolean }
  | { kind: 'webview'; url: string; mode: 'FULL' | 'HALF' | 'TALL'; description: string }
  | { kind: 'map'; latitude: string; longitude: string; label: string }
  | { kind: 'mapSearch'; query: string }
  | { kind: 'calendar'; title: string; description: string; startTime: string; endTime: string }
  | { kind: 'shareLocation' }
  /** `client`: the phone knows no such action; `iphoneSearch`: an iPhone cannot search a map. */
  | { kind: 'unsupported'; reason: 'client' | 'iphoneSearch'; fallbackUrl?: string | undefined };

/** What is wrong with the message or a property, and is left out or ignored. */
export type RcsProblem = {
  /** A sentence, for instance `Latitude must be text.` */
  message: string;
  /** The field in the request body, `component.suggestions.3.action.viewLocationAction.latLong.latitude`; of other problems none. */
  path?: string | undefined;
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
}

/** The events of the element. They bubble, so that a page may hear them anywhere. */
declare global {
  interface GlobalEventHandlersEventMap {
    tap: CustomEvent<RcsTap>;
    problem: CustomEvent<RcsProblem>;
  }
  interface HTMLElementTagNameMap {
    'rcs-message': RcsMessageElement;
  }
}
