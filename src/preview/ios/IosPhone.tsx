import { useMemo, useRef, useState, type MouseEvent } from 'react';
import type { TemplateDraft } from '../../schema/draft';
import type { Agent } from '../agent';
import { openSurface, type Conversation, type ConversationAction } from '../conversation';
import type { PreviewOptions, Theme } from '../options';
import type { MapMediaUrl } from '../sourcesOf';
import { cardsOf } from '../templateParts';
import { useSelectedInView } from '../useSelectedInView';
import { Composer } from './Composer';
import './fonts.css';
import styles from './IosPhone.module.css';
import { MediaPage } from './MediaPage';
import { menuPlace } from './menuPlace';
import { NavigationBar } from './NavigationBar';
import { OptionsMenu, type OpenOptions } from './OptionsMenu';
import { PhoneActsContext, type PhoneActs } from './phoneActs';
import { phoneProperties } from './phoneProperties';
import skin from './skin.module.css';
import { StatusBar } from './StatusBar';
import { Surfaces } from './Surfaces';
import { TextPage } from './TextPage';
import { Thread } from './Thread';
import { useEndInView } from './useEndInView';
import { useLatest } from './useLatest';

export type IosPhoneProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options: PreviewOptions;
  /** Apple's accessible green and blue instead of those that the phone has. */
  increaseContrast?: boolean;
  /** What is really loaded for an address of the template; without it no media is loaded. */
  mapMediaUrl?: MapMediaUrl | undefined;
  /** Hears the dotted draft path of a part that is clicked, for instance `component.text`. */
  onSelectPart?: ((path: string) => void) | undefined;
  /** Dotted draft path: the part that holds it, and its card, are outlined and scrolled into view. */
  selectedPath?: string | undefined;
  /** With both the phone can be tried; without them it is only looked at. */
  conversation?: Conversation | undefined;
  onAct?: ((action: ConversationAction) => void) | undefined;
};

/**
 * A template as it arrives in Messages on an iPhone, at 1 pt = 1 CSS px (in a place narrower than the phone
 * the screen gets narrower, nothing is scaled). Blank fields are drawn as ghosts. The layout rules are
 * documented by Google and providers, the sizes are estimates.
 */
export function IosPhone(props: IosPhoneProps) {
  const { template, agent, theme, options, increaseContrast = false } = props;
  const { mapMediaUrl, onSelectPart, selectedPath, conversation, onAct } = props;
  const screen = useRef<HTMLElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenOptions & { template: TemplateDraft }>();
  const latest = useLatest({ onAct, menu, template });
  useSelectedInView(screen, selectedPath);
  useEndInView(thread, conversation?.entries.length ?? 1);

  const acts = useMemo<PhoneActs>(
    () => ({
      tap(path, suggestion) {
        latest.current.menu?.control.focus({ preventScroll: true });
        // A chip that answers goes away, and the focus with it.
        if (suggestion.reply && path.startsWith('component.suggestions.'))
          thread.current?.focus({ preventScroll: true });
        setMenu(undefined);
        latest.current.onAct?.({ type: 'tap', path, suggestion });
      },
      openPage: (page) => latest.current.onAct?.({ type: 'openPage', page }),
      openOptions(control, path, actions) {
        const within = screen.current?.getBoundingClientRect();
        if (!within) return;
        const style = menuPlace(control.getBoundingClientRect(), within, actions.length);
        setMenu({ control, path, actions, style, template: latest.current.template });
      },
    }),
    [latest],
  );

  function selectPart({ target }: MouseEvent) {
    const part = target instanceof Element ? target.closest('[data-path]') : null;
    const path = part?.getAttribute('data-path');
    if (path) onSelectPart?.(path);
  }

  function closeMenu() {
    menu?.control.focus({ preventScroll: true });
    setMenu(undefined);
  }

  const close = () => onAct?.({ type: 'close' });
  const surface = conversation && openSurface(conversation, 'ios');
  const page = conversation?.page;
  const card = page && cardsOf(template).find(({ path }) => path === page.path)?.card;
  const showsPage = card !== undefined && (page?.kind === 'text' || page?.kind === 'media');

  return (
    <figure className={styles['place']}>
      <div
        className={styles['device']}
        style={phoneProperties(options.textSize)}
        role="presentation"
        onClick={selectPart}
      >
        <section
          ref={screen}
          className={`${skin['skin']} ${styles['screen']} ${onSelectPart ? skin['pointable'] : ''}`}
          aria-label="iPhone preview"
          data-theme={theme}
          data-contrast={increaseContrast ? 'more' : undefined}
          data-testid="preview-phone"
        >
          <PhoneActsContext value={conversation && onAct ? acts : undefined}>
            <div className={styles['conversation']} inert={showsPage || surface !== undefined}>
              <StatusBar />
              <NavigationBar agent={agent} />
              {/* What scrolls takes the focus, so that it scrolls by key too. */}
              <div
                ref={thread}
                className={styles['thread']}
                role="group"
                aria-label="Conversation"
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
              >
                <Thread
                  template={template}
                  options={options}
                  mapMediaUrl={mapMediaUrl}
                  selectedPath={selectedPath}
                  conversation={conversation}
                />
              </div>
              <Composer />
            </div>
            {menu?.template === template && <OptionsMenu options={menu} onClose={closeMenu} />}
          </PhoneActsContext>
          {showsPage && page?.kind === 'text' && <TextPage card={card} onClose={close} />}
          {showsPage && page?.kind === 'media' && (
            <MediaPage
              card={card}
              mediaState={options.mediaState}
              mapMediaUrl={mapMediaUrl}
              onClose={close}
            />
          )}
          {surface && (
            <Surfaces
              surface={surface}
              agentName={agent.name}
              onClose={close}
              onConfirm={() => onAct?.({ type: 'confirm' })}
            />
          )}
        </section>
      </div>
      <figcaption className={styles['caption']}>
        iPhone preview: layout rules are documented, exact sizes are estimates.
      </figcaption>
    </figure>
  );
}
