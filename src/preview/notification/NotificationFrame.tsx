import type { CSSProperties, ReactNode } from 'react';
import { HighlightsContext, noHighlights } from '../message/parts';
import type { System } from '../model/options';
import { usePhone } from '../screen/usePhone';
import { noSamples, SamplesContext } from '../text/withSamples';
import type { Notification } from './notificationOf';
import type { NotificationProps } from './NotificationProps';
import { NotificationText } from './NotificationText';

type StyleSheet = Readonly<Record<string, string>>;

/** The style sheets of a phone: of its frame, of its skin, of its notification. */
type NotificationSheets = Record<'frame' | 'skin' | 'own', StyleSheet>;

type NotificationFrameProps = NotificationProps & {
  system: System;
  /** Name of the screen for assistive technology. */
  name: string;
  sheets: NotificationSheets;
  skin: CSSProperties;
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
  const { system, notification, place, options, selectedPath, onOpen, onSelectPart } = props;
  const { frame, skin, own } = props.sheets;
  const { screen, mode, select, press } = usePhone(system, props);
  const isTried = mode === 'try';
  const Content = isTried ? 'button' : 'div';
  return (
    <SamplesContext value={props.samples ?? noSamples}>
      <HighlightsContext value={props.highlights ?? noHighlights}>
        <div
          className={frame.device}
          style={props.skin}
          data-home-button={props.hasHomeButton || undefined}
          data-part="device"
          role="presentation"
          onClick={select}
          onKeyDown={press}
        >
          <section
            ref={screen}
            className={`${skin.skin} ${frame.screen} ${own.wallpaper} ${onSelectPart ? skin.pointable : ''}`}
            aria-label={props.name}
            data-theme={props.theme}
            data-contrast={options.increaseContrast ? 'more' : undefined}
            data-mode={mode}
            data-place={place}
            data-part="phone"
            data-testid="preview-phone"
          >
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
                    <span className={own.name} dir="auto">
                      {props.agent.name}
                    </span>
                    <span className={own.time}>{props.time}</span>
                  </span>
                  <NotificationText
                    notification={notification}
                    lines={props.lines}
                    selectedPath={selectedPath}
                  />
                </span>
              </Content>
              {props.children}
            </div>
          </section>
        </div>
      </HighlightsContext>
    </SamplesContext>
  );
}
