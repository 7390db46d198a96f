import { type CSSProperties, type ReactNode, use } from 'react';
import { HighlightsContext, partAttributes } from '../message/parts';
import type { System } from '../model/options';
import { PhoneFrame } from '../screen/PhoneFrame';
import { usePhone } from '../screen/usePhone';
import type { Notification } from './notificationOf';
import { blankWords } from '../message/words';
import { PieceText } from '../text/PieceText';
import styles from './NotificationText.module.css';
import type { PhoneProps } from '../screen/PhoneProps';
import { writtenAs } from '../../lib/text/language';

type StyleSheet = Readonly<Record<string, string>>;

/** The style sheets of a phone: of its frame, of its skin, of its notification. */
type NotificationSheets = Record<'frame' | 'skin' | 'own', StyleSheet>;

type NotificationFrameProps = NotificationProps & {
  system: System;
  /** Name of the screen for assistive technology. */
  name: string;
  sheets: NotificationSheets;
  properties: CSSProperties;
  hasHomeButton?: boolean;
  statusBar: ReactNode;
  /** The clock of the lock screen. */
  clock: ReactNode;
  logo: ReactNode;
  notification: Notification;
  time: string;
  /** Lines of its text before the text is cut. */
  lines: number;
  /** Its button. */
  children?: ReactNode;
};

/**
 * A notification on the screen of a phone: sender and text. The phone is one stop of the Tab key; arrow keys move within
 * it. In `try` a tap opens the message.
 */
export function NotificationFrame(props: NotificationFrameProps) {
  const { system, notification, place, selectedPath, onOpen } = props;
  const { own } = props.sheets;
  const phone = usePhone(system, props);
  const isTried = phone.mode === 'try';
  const Content = isTried ? 'button' : 'div';
  return (
    <PhoneFrame {...props} phone={phone} ground={own.wallpaper}>
      {props.statusBar}
      {place === 'lockScreen' && (
        <p className={own.clock} aria-hidden="true">
          {props.clock}
        </p>
      )}
      {/* A group that is the phone's stop of the Tab key takes the focus. */}
      <div
        className={own.notification}
        role="group"
        aria-label="Notification"
        data-testid="preview-notification"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Content
          className={own.content}
          {...(isTried ? { type: 'button' as const, tabIndex: -1, onClick: onOpen } : {})}
        >
          {props.logo}
          <span className={own.words}>
            <span className={own.head}>
              <span className={own.name} {...writtenAs(props.agent.name)}>
                {props.agent.name}
              </span>
              <span className={own.time}>{props.time}</span>
            </span>
            <NotificationText notification={notification} lines={props.lines} selectedPath={selectedPath} />
          </span>
        </Content>
        {props.children}
      </div>
    </PhoneFrame>
  );
}

type NotificationTextProps = {
  notification: Pick<Notification, 'parts' | 'blankPath'>;
  /** Lines before the text is cut. */
  lines: number;
  selectedPath: string | undefined;
};

/** The text of a notification, cut after some lines. A blank message is a placeholder. */
function NotificationText({ notification, lines, selectedPath }: NotificationTextProps) {
  const highlights = use(HighlightsContext);
  const { parts, blankPath } = notification;
  if (parts.length === 0) {
    return (
      <span className={styles.blank} {...partAttributes(blankPath, selectedPath, highlights)}>
        {blankWords.text}
      </span>
    );
  }
  return (
    <span
      className={styles.text}
      style={{ WebkitLineClamp: lines }}
      {...writtenAs(parts.map(({ text }) => text).join(' '))}
      data-testid="preview-notification-text"
    >
      {parts.map(({ text, path }, index) => (
        <span key={path} {...partAttributes(path, selectedPath, highlights)}>
          {index > 0 && '\n'}
          <PieceText text={text.trim()} />
        </span>
      ))}
    </span>
  );
}

/** Where a notification appears: on the lock screen, or above what the person is doing. */
type NotificationPlace = 'lockScreen' | 'banner';

/** The props of the notification on both phones. A tap on it, in `try`, opens the message. */
export type NotificationProps = PhoneProps & { place: NotificationPlace; onOpen?: (() => void) | undefined };
