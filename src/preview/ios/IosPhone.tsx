import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { iphoneOf } from '../../schema/phones/phones';
import { PhoneFrame } from '../screen/PhoneFrame';
import type { PhoneProps, Unfolded } from '../screen/PhoneProps';
import { usePhone } from '../screen/usePhone';
import { IosComposer, NavigationBar, IosStatusBar } from './chrome/Bars';
import '@fontsource-variable/inter/wght.css';
import '../fonts/fonts.css';
import styles from './IosPhone.module.css';
import { IosThread } from './message/Thread';
import { IosOverlays } from './sheets/Overlays';
import skin from './skin/skin.module.css';
import { iosSkinProperties } from './skin/skinProperties';
import {
  DrawnFoldedContext,
  OpenOptionsContext,
  UnfoldedContext,
  OptionsMenu,
  useOptionsMenu,
} from './suggestions/OptionsMenu';

const sheets = { frame: styles, skin };
const noneUnfolded = createStore<Unfolded | undefined>(() => undefined);

/**
 * A template as it arrives in Messages on an iPhone, at 1 pt = 1 CSS px (in a container narrower than the
 * phone, the screen gets narrower and nothing is scaled). Blank fields are drawn as placeholders. The layout rules are
 * documented by Google and providers, the sizes are estimates. The phone is one stop of the Tab key; arrow keys
 * move within it, Escape closes the topmost layer.
 */
export function IosPhone(props: PhoneProps) {
  const { template, agent, options, mapMediaUrl, selectedPath, unfolded = noneUnfolded } = props;
  const asked = useStore(unfolded);
  const phone = usePhone('ios', asked && props.mode === 'try' ? { ...props, shownPath: asked.path } : props);
  const { screen, thread, mode, conversation, acts, isConversationInert } = phone;
  const properties = useMemo(() => iosSkinProperties(options), [options]);
  const { menu, openMenu, closeMenu } = useOptionsMenu(screen, template, mode === 'try', unfolded);
  return (
    <figure className={styles.place}>
      <PhoneFrame
        {...props}
        name={props.label ?? 'iPhone preview'}
        phone={phone}
        sheets={sheets}
        properties={properties}
        hasHomeButton={iphoneOf(options.iphoneWidth).hasHomeButton}
      >
        <IosStatusBar />
        <OpenOptionsContext value={openMenu}>
          <div className={styles.conversation} inert={isConversationInert}>
            <NavigationBar agent={agent} isPart={mode === 'select' && props.onSelectSender !== undefined} />
            {/* A scrolling element takes the focus, so that it also scrolls by key. */}
            <div
              ref={thread}
              className={styles.thread}
              role="group"
              aria-label="Conversation"
              // A carousel takes the focus itself; it is then the phone's one stop of the Tab key.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={template.type === 'carousel' ? -1 : 0}
            >
              <UnfoldedContext value={asked}>
                <DrawnFoldedContext value={props.drawsFolded ?? false}>
                  <div className={styles.messages}>
                    <IosThread
                      template={template}
                      mediaState={options.mediaState}
                      mapMediaUrl={mapMediaUrl}
                      selectedPath={selectedPath}
                      conversation={conversation}
                      locale={options.locale}
                    />
                  </div>
                </DrawnFoldedContext>
              </UnfoldedContext>
            </div>
            <IosComposer />
          </div>
          {menu && <OptionsMenu options={menu} onClose={closeMenu} />}
        </OpenOptionsContext>
        {acts && (
          <IosOverlays
            conversation={conversation}
            agentName={agent.name}
            options={options}
            mapMediaUrl={mapMediaUrl}
          />
        )}
      </PhoneFrame>
      <figcaption className={styles.caption}>
        iPhone preview: the layout is documented, exact sizes are estimates.
      </figcaption>
    </figure>
  );
}
