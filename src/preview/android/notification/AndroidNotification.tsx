import { androidLines, androidSizes } from '../../../schema/phones/androidFigures';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { HighlightsContext, noHighlights } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import type { SuggestionPart } from '../../message/suggestionOwners';
import { notificationOf } from '../../notification/notificationOf';
import type { NotificationProps } from '../../notification/NotificationProps';
import { NotificationText } from '../../notification/NotificationText';
import '../../fonts/fonts.css';
import '../../screen/highlights.css';
import { usePhone } from '../../screen/usePhone';
import { noSamples, SamplesContext } from '../../text/withSamples';
import phone from '../AndroidPhone.module.css';
import { AgentLogo } from '../chrome/AgentLogo';
import { StatusBar } from '../chrome/StatusBar';
import { Icon } from '../parts/Icon';
import { suggestionIcon } from '../parts/suggestionIcon';
import skin from '../skin/skin.module.css';
import { skinProperties } from '../skin/skinProperties';
import styles from './AndroidNotification.module.css';

/**
 * The notification of a template on an Android phone: sender, text and the first eligible suggestion. The phone is one
 * stop of the Tab key; arrow keys move within it.
 */
export function AndroidNotification(props: NotificationProps) {
  const { template, agent, theme, options, samples = noSamples, highlights = noHighlights } = props;
  const { place, selectedPath, onAction, onOpen } = props;
  const { screen, mode, select, press } = usePhone('android', props);
  const notification = notificationOf(template);
  const { suggestion } = notification;
  const isTried = mode === 'try';
  const Content = isTried ? 'button' : 'div';
  function tapSuggestion({ path, suggestion: tapped }: SuggestionPart) {
    onAction?.({ type: 'tap', path, suggestion: tapped });
    onOpen?.();
  }
  return (
    <SamplesContext value={samples}>
      <HighlightsContext value={highlights}>
        <div className={phone['place']}>
          <div
            className={phone['device']}
            style={skinProperties(options, theme, agent.color)}
            role="presentation"
            onClick={select}
            onKeyDown={press}
          >
            <section
              ref={screen}
              className={`${skin['skin']} ${phone['screen']} ${styles['wallpaper']} ${props.onSelectPart ? skin['pointable'] : ''}`}
              aria-label="Android preview"
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
                  9:30
                  <span>Monday</span>
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
                  <AgentLogo agent={agent} />
                  <span className={styles['words']}>
                    <span className={styles['head']}>
                      <span className={styles['name']} dir="auto">
                        {agent.name}
                      </span>
                      <span className={styles['time']}>• now</span>
                    </span>
                    <NotificationText
                      notification={notification}
                      lines={androidLines[place]}
                      selectedPath={selectedPath}
                    />
                  </span>
                </Content>
                {suggestion && (
                  <Suggestion
                    part={suggestion}
                    highlights={highlights}
                    selectedPath={selectedPath}
                    onTap={isTried ? tapSuggestion : undefined}
                  />
                )}
              </div>
            </section>
          </div>
        </div>
      </HighlightsContext>
    </SamplesContext>
  );
}

type SuggestionProps = {
  part: SuggestionPart;
  highlights: NonNullable<NotificationProps['highlights']>;
  selectedPath: string | undefined;
  onTap: ((part: SuggestionPart) => void) | undefined;
};

function Suggestion({ part, highlights, selectedPath, onTap }: SuggestionProps) {
  const { suggestion, path } = part;
  const kind = suggestionKindOf(suggestion);
  const icon = kind && suggestionIcon[kind];
  return (
    <button
      type="button"
      className={styles['suggestion']}
      tabIndex={-1}
      data-testid="preview-notification-suggestion"
      data-kind={kind}
      onClick={onTap && (() => onTap(part))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      {icon && <Icon name={icon} size={androidSizes.icon} />}
      <span dir="auto">{suggestionText(suggestion)}</span>
    </button>
  );
}
