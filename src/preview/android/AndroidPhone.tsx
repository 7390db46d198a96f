import { useMemo } from 'react';
import { brandNote, skinProperties } from './skin/skinProperties';
import skin from './skin/skin.module.css';
import { Thread } from './message/Thread';
import { Overlays } from './sheets/Overlays';
import { AppBar, Composer, StatusBar } from './chrome/Bars';
import '../fonts/fonts.css';
import '../screen/highlights.css';
import { PhoneContexts } from '../screen/PhoneContexts';
import type { PhoneProps } from '../screen/PhoneProps';
import { useLayout } from '../screen/useLayout';
import { usePhone } from '../screen/usePhone';
import styles from './AndroidPhone.module.css';

/**
 * A template as it arrives in Google Messages on an Android phone, at 1 dp = 1 CSS px (in a container
 * narrower than the phone, the screen gets narrower and nothing is scaled). Blank fields are drawn as placeholders. The
 * phone is one stop of the Tab key; arrow keys move within it, Escape closes the topmost layer.
 */
export function AndroidPhone(props: PhoneProps) {
  const { template, agent, theme, options, mapMediaUrl, onSelectPart, samples, highlights, selectedPath } =
    props;
  const { screen, thread, mode, conversation, acts, isConversationInert, select, press } = usePhone(
    'android',
    props,
  );
  const layout = useLayout(screen, options);
  const { color } = agent;
  const properties = useMemo(() => skinProperties(options, theme, color), [options, theme, color]);
  return (
    <PhoneContexts
      layout={layout}
      samples={samples}
      highlights={highlights}
      altTexts={props.altTexts}
      acts={acts}
    >
      <div className={styles.place}>
        <div
          className={styles.device}
          style={properties}
          data-part="device"
          role="presentation"
          onClick={select}
          onKeyDown={press}
        >
          <section
            ref={screen}
            className={`${skin.skin} ${styles.screen} ${onSelectPart ? skin.pointable : ''}`}
            aria-label="Android preview"
            data-theme={theme}
            data-contrast={options.increaseContrast ? 'more' : undefined}
            data-mode={mode}
            data-part="phone"
            data-testid="preview-phone"
          >
            <div className={styles.app} inert={isConversationInert}>
              <StatusBar />
              <AppBar agent={agent} isPart={mode === 'select' && props.onSelectSender !== undefined} />
              <div className={styles.panel}>
                <Thread
                  ref={thread}
                  template={template}
                  conversation={conversation}
                  showsLaterEntries={mode === 'try'}
                  options={options}
                  note={brandNote(agent.color, theme, options.increaseContrast)}
                  mapMediaUrl={mapMediaUrl}
                  selectedPath={selectedPath}
                />
                <Composer canUnsubscribe={agent.promotes === true} />
              </div>
            </div>
            {acts && <Overlays conversation={conversation} options={options} mapMediaUrl={mapMediaUrl} />}
          </section>
        </div>
      </div>
    </PhoneContexts>
  );
}
