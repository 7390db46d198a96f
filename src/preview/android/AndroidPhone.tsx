import { useMemo } from 'react';
import { brandNote, androidSkinProperties } from './skin/skinProperties';
import skin from './skin/skin.module.css';
import { AndroidThread } from './message/Thread';
import { AndroidOverlays } from './sheets/Overlays';
import { AppBar, AndroidComposer, AndroidStatusBar } from './chrome/Bars';
import '../fonts/fonts.css';
import { PhoneFrame } from '../screen/PhoneFrame';
import type { PhoneProps } from '../screen/PhoneProps';
import { usePhone } from '../screen/usePhone';
import styles from './AndroidPhone.module.css';

const sheets = { frame: styles, skin };

/**
 * A template as it arrives in Google Messages on an Android phone, at 1 dp = 1 CSS px (in a container
 * narrower than the phone, the screen gets narrower and nothing is scaled). Blank fields are drawn as placeholders. The
 * phone is one stop of the Tab key; arrow keys move within it, Escape closes the topmost layer.
 */
export function AndroidPhone(props: PhoneProps) {
  const { template, agent, theme, options, mapMediaUrl } = props;
  const phone = usePhone('android', props);
  const { thread, mode, conversation, acts, isConversationInert } = phone;
  const { color } = agent;
  const properties = useMemo(() => androidSkinProperties(options, theme, color), [options, theme, color]);
  return (
    <div className={styles.place}>
      <PhoneFrame
        {...props}
        name={props.label ?? 'Android preview'}
        phone={phone}
        sheets={sheets}
        properties={properties}
      >
        <div className={styles.app} inert={isConversationInert}>
          <AndroidStatusBar />
          <AppBar agent={agent} isPart={mode === 'select' && props.onSelectSender !== undefined} />
          <div className={styles.panel}>
            <AndroidThread
              ref={thread}
              template={template}
              conversation={conversation}
              showsLaterEntries={mode === 'try'}
              options={options}
              note={brandNote(agent.color, theme, options.increaseContrast)}
              mapMediaUrl={mapMediaUrl}
              selectedPath={props.selectedPath}
            />
            <AndroidComposer canUnsubscribe={agent.promotes === true} />
          </div>
        </div>
        {acts && <AndroidOverlays conversation={conversation} options={options} mapMediaUrl={mapMediaUrl} />}
      </PhoneFrame>
    </div>
  );
}
