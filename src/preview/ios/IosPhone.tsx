import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Agent } from '../model/agent';
import { startConversation, type Conversation, type ConversationAction } from '../model/conversation';
import type { PreviewOptions, Theme } from '../model/options';
import { HighlightsContext, noHighlights, type Highlights } from '../model/highlights';
import '../model/highlights.css';
import { moveFocus } from '../screen/phoneKeys';
import type { MapMediaUrl } from '../media/sourcesOf';
import { useSelectedInView } from '../screen/useSelectedInView';
import { SamplesContext, type Samples } from '../model/withSamples';
import { Composer } from './chrome/Composer';
import './parts/fonts.css';
import styles from './IosPhone.module.css';
import { NavigationBar } from './chrome/NavigationBar';
import { OptionsMenu } from './suggestions/OptionsMenu';
import { Overlays } from './sheets/Overlays';
import { PhoneActsContext } from './parts/phoneActs';
import { phoneProperties } from './parts/phoneProperties';
import skin from './parts/skin.module.css';
import { StatusBar } from './chrome/StatusBar';
import { Thread } from './message/Thread';
import { useActs } from './parts/useActs';
import { useEndInView } from './parts/useEndInView';

export type IosPhoneProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options: PreviewOptions;
  /** Apple's accessible green and blue instead of those that the phone has. */
  increaseContrast?: boolean;
  /** What is really loaded for an address of the template; without it no media is loaded. */
  mapMediaUrl?: MapMediaUrl | undefined;
  /** Hears the dotted draft path of a part that is clicked in `select`, for instance `component.text`. */
  onSelectPart?: ((path: string) => void) | undefined;
  /** Dotted draft path: the part that holds it, and its card, are outlined and scrolled into view. */
  selectedPath?: string | undefined;
  /** What a click means: `select` tells the part that is hit, `try` does what the phone would do. */
  mode?: 'select' | 'try';
  /** The conversation so far, of this template; without it the message has just arrived. */
  conversation?: Conversation | undefined;
  /** Hears what is done in the phone in `try`. */
  onAction?: ((action: ConversationAction) => void) | undefined;
  /** What stands for markers. Another object is taken for other samples. */
  samples?: Samples | undefined;
  /** Parts that are outlined beside the selected one. Another object is taken for other marks. */
  marks?: Highlights | undefined;
};

const noSamples: Samples = {};
const stops = { select: '[data-path]', try: 'button' } as const;

/**
 * A template as it arrives in Messages on an iPhone, at 1 pt = 1 CSS px (in a place narrower than the phone
 * the screen gets narrower, nothing is scaled). Blank fields are drawn as ghosts. The layout rules are
 * documented by Google and providers, the sizes are estimates. The phone is one stop of the Tab key; arrow keys
 * move within it, Escape closes what lies over the conversation.
 */
export function IosPhone(props: IosPhoneProps) {
  const { template, agent, theme, options, increaseContrast = false } = props;
  const {
    mode = 'select',
    onSelectPart,
    selectedPath,
    onAction,
    samples = noSamples,
    mapMediaUrl,
    marks = noHighlights,
  } = props;
  const arrived = useMemo(() => startConversation(template), [template]);
  const conversation = props.conversation ?? arrived;
  const screen = useRef<HTMLElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const { acts, menu, closeMenu } = useActs(screen, thread, template, onAction);
  const isCovered = mode === 'try' && (conversation.tapped !== undefined || isShown(conversation.page));
  useSelectedInView(screen, selectedPath);
  useEndInView(thread, conversation.entries.length);

  function select({ target }: MouseEvent) {
    if (mode !== 'select' || !(target instanceof Element)) return;
    const path = target.closest('[data-path]')?.getAttribute('data-path');
    if (path) onSelectPart?.(path);
  }
  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Enter' && mode === 'select') target.click();
    else if (isCovered || !screen.current || !moveFocus(key, screen.current, stops[mode])) return;
    event.preventDefault();
  }

  return (
    <SamplesContext value={samples}>
      <HighlightsContext value={marks}>
        <figure className={styles['place']}>
          <div
            className={styles['device']}
            style={phoneProperties(options.textSize)}
            role="presentation"
            onClick={select}
            onKeyDown={press}
          >
            <section
              ref={screen}
              className={`${skin['skin']} ${styles['screen']} ${onSelectPart ? skin['pointable'] : ''}`}
              aria-label="iPhone preview"
              data-theme={theme}
              data-contrast={increaseContrast ? 'more' : undefined}
              data-mode={mode}
              data-testid="preview-phone"
            >
              <StatusBar />
              <PhoneActsContext value={mode === 'try' ? acts : undefined}>
                <div className={styles['conversation']} inert={isCovered}>
                  <NavigationBar agent={agent} />
                  {/* What scrolls takes the focus, so that it scrolls by key too. */}
                  <div
                    ref={thread}
                    className={styles['thread']}
                    role="group"
                    aria-label="Conversation"
                    // A carousel takes the focus itself; it is then the phone's one stop of the Tab key.
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                    tabIndex={template.type === 'carousel' ? -1 : 0}
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
                {menu && <OptionsMenu options={menu} onClose={closeMenu} />}
              </PhoneActsContext>
              {mode === 'try' && (
                <Overlays
                  conversation={conversation}
                  agentName={agent.name}
                  options={options}
                  mapMediaUrl={mapMediaUrl}
                  onAction={(action) => onAction?.(action)}
                />
              )}
            </section>
          </div>
          <figcaption className={styles['caption']}>
            iPhone preview: layout rules are documented, exact sizes are estimates.
          </figcaption>
        </figure>
      </HighlightsContext>
    </SamplesContext>
  );
}

/** The full view of a card is Android's alone. */
function isShown(page: Conversation['page']): boolean {
  return page !== undefined && page.kind !== 'fullView';
}
