import type { FunctionComponent, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { RcsMessageElement, RcsProblem, RcsSender, RcsTap } from './rcs-message';

type OwnProps = {
  /** A request body, its JSON, or a share link. */
  message?: unknown;
  /** The address of a request body, or a share link. */
  src?: string;
  /** `ios` is `iphone`. */
  phone?: 'android' | 'iphone' | 'ios' | 'both';
  view?: 'conversation' | 'lockScreen' | 'banner';
  /** Default: that of the viewer's system. */
  theme?: 'auto' | 'light' | 'dark';
  textSize?: 'small' | 'default' | 'large' | 'largest' | 'ax1' | 'ax2' | 'ax3' | 'ax4' | 'ax5';
  contrast?: 'normal' | 'more';
  /** The values in place of parameters, or the parameters themselves. */
  samples?: 'typical' | 'short' | 'longest' | 'rightToLeft' | 'emoji' | 'markers';
  /** The card of a carousel that is in view, from 1 on. */
  card?: number;
  androidWidth?: 360 | 412 | 448;
  iphoneWidth?: 375 | 393 | 440;
  /** Remarks for authors, on the phones and around them. */
  notes?: 'all' | 'none';
  /** An object, or the name. */
  sender?: RcsSender | string;
  /** Where `sender` has none: `#rrggbb`, the address of a picture, and whether the sender has the mark of a verified one. */
  senderColor?: string;
  senderLogo?: string;
  senderVerified?: 'yes' | 'no';
  /** Whether the pictures of the message are loaded from their hosts. */
  pictures?: boolean;
  /** Keep its identity, or the phone is drawn anew each time. */
  pictureAddress?: RcsMessageElement['pictureAddress'];
  /** Language and time zone of dates. Default: the viewer's own. */
  lang?: string;
  timeZone?: string;
  /** What a tap would do. After `preventDefault()` the phone does not do it. */
  onTap?: (event: CustomEvent<RcsTap>) => void;
  /** Something of the message or of a prop is wrong, and is left out. */
  onProblem?: (event: CustomEvent<RcsProblem>) => void;
  /** Elements with a `slot`, in place of missing pictures. */
  children?: ReactNode;
};

/** Its own props, and those of every HTML element: `id`, `className`, `style`, `hidden`, `role`, `aria-label`, `onClick` … */
export type RcsMessageProps = OwnProps & Omit<HTMLAttributes<RcsMessageElement>, keyof OwnProps>;

/** `<rcs-message>` as a component, for React 17 and newer. Its `ref` is the element. */
export const RcsMessage: FunctionComponent<RcsMessageProps & RefAttributes<RcsMessageElement>>;

/** The attributes of the element itself in JSX. */
type ElementAttributes = Omit<HTMLAttributes<RcsMessageElement>, 'className'> &
  RefAttributes<RcsMessageElement> & {
    class?: string;
    phone?: OwnProps['phone'];
    view?: OwnProps['view'];
    src?: string;
    theme?: OwnProps['theme'];
    'text-size'?: OwnProps['textSize'];
    contrast?: OwnProps['contrast'];
    samples?: OwnProps['samples'];
    card?: number;
    'android-width'?: OwnProps['androidWidth'];
    'iphone-width'?: OwnProps['iphoneWidth'];
    notes?: OwnProps['notes'];
    /** The property `sender` in React 19. */
    sender?: OwnProps['sender'];
    'sender-color'?: string;
    'sender-logo'?: string;
    'sender-verified'?: OwnProps['senderVerified'];
    pictures?: '' | undefined;
    'time-zone'?: string;
    /** Properties, which React sets from version 19 on. */
    message?: unknown;
    pictureAddress?: OwnProps['pictureAddress'];
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rcs-message': ElementAttributes;
    }
  }
}

// The types of React before 18.2 have the elements here.
declare global {
  namespace JSX {
    interface IntrinsicElements {
      'rcs-message': ElementAttributes;
    }
  }
}
