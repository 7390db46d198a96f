import { iosLines } from '../../../schema/phones/iosLimits';
import { iphoneOf } from '../../../schema/phones/phones';
import { HighlightsContext, noHighlights } from '../../model/highlights';
import { notificationOf } from '../../notification/notificationOf';
import type { NotificationProps } from '../../notification/NotificationProps';
import { NotificationText } from '../../notification/NotificationText';
import '@fontsource-variable/inter/wght.css';
import '../../fonts/fonts.css';
import '../../screen/highlights.css';
import { usePhone } from '../../screen/usePhone';
import { noSamples, SamplesContext } from '../../text/withSamples';
import { Avatar } from '../chrome/Avatar';
import { StatusBar } from '../chrome/StatusBar';
import phone from '../IosPhone.module.css';
import skin from '../skin/skin.module.css';
import { skinProperties } from '../skin/skinProperties';
import styles from './IosNotification.module.css';

/**
 * The notification of a template on an iPhone: sender and text. No source shows a suggestion in it. The phone is one stop
 * of the Tab key; arrow keys move within it.
 */
export function IosNotification(props: NotificationProps) {
  const { template, agent, theme, options, samples = noSamples, highlights = noHighlights } = props;
  const { place, selectedPath, onOpen } = props;
  const { screen, mode, select, press } = usePhone('ios', props);
  const isTried = mode === 'try';
  const Content = isTried ? 'button' : 'div';
  const { hasHomeButton } = iphoneOf(options.iphoneWidth);
  return (
    <SamplesContext value={samples}>
      <HighlightsContext value={highlights}>
        <figure className={phone['place']}>
          <div
            className={phone['device']}
            style={skinProperties(options)}
            data-home-button={hasHomeButton || undefined}
            role="presentation"
            onClick={select}
            onKeyDown={press}
          >
            <section
              ref={screen}
              className={`${skin['skin']} ${phone['screen']} ${styles['wallpaper']} ${props.onSelectPart ? skin['pointable'] : ''}`}
              aria-label="iPhone preview"
              data-theme={theme}
              data-contrast={options.increaseContrast ? 'more' : undefined}
              data-mode={mode}
              data-place={place}
              data-part="phone"
              data-testid="preview-phone"
            >
              <StatusBar />
              {place === 'lockScreen' && (
                <p className={styles['clock']} aria-hidden="true">
                  <span>Monday</span>
                  9:41
                </p>
              )}
              {/* A group that is the phone's stop of the Tab key takes the focus. */}
              <div
                className={styles['notification']}
                role="group"
                aria-label="Notification"
                data-testid="preview-notification"
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
              >
                <Content
                  className={styles['content']}
                  {...(isTried ? { type: 'button' as const, tabIndex: -1, onClick: onOpen } : {})}
                >
                  <Avatar agent={agent} />
                  <span className={styles['words']}>
                    <span className={styles['head']}>
                      <span className={styles['name']} dir="auto">
                        {agent.name}
                      </span>
                      <span className={styles['time']}>now</span>
                    </span>
                    <NotificationText
                      notification={notificationOf(template)}
                      lines={iosLines[place]}
                      selectedPath={selectedPath}
                    />
                  </span>
                </Content>
              </div>
            </section>
          </div>
          <figcaption className={phone['caption']}>
            iPhone preview: no source describes the notification of a business message in detail.
          </figcaption>
        </figure>
      </HighlightsContext>
    </SamplesContext>
  );
}
