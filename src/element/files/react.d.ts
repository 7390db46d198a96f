import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { RcsMessageElement, RcsSender, RcsTap } from './rcs-message';

export type RcsMessageProps = {
  /** A request body, its JSON, or a share link. */
  message?: unknown;
  /** The address of a request body, or a share link. */
  src?: string;
  phone?: 'android' | 'iphone' | 'both';
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
  sender?: RcsSender | string;
  /** Whether the pictures of the message are loaded from their hosts. */
  pictures?: boolean;
  /** Keep its identity, or the phone is drawn anew each time. */
  pictureAddress?: RcsMessageElement['pictureAddress'];
  /** Language and time zone of dates. Default: the viewer's own. */
  lang?: string;
  timeZone?: string;
  /** What a tap would do. After `preventDefault()` the phone does not do it. */
  onTap?: (event: CustomEvent<RcsTap>) => void;
  /** Elements with a `slot`, in place of missing pictures. */
  children?: ReactNode;
  id?: string;
  className?: string;
  style?: CSSProperties;
};

/** `<rcs-message>` as a component, for React 17 and newer. */
export function RcsMessage(props: RcsMessageProps): ReactElement;
