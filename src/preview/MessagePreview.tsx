import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { TemplateDraft } from '../schema/draft/draft';
import { brandNote } from './skin/actionColor';
import { actionOfClick } from './screen/actionOfClick';
import type { Agent } from './model/agent';
import { Overlays } from './android/sheets/Overlays';
import skin from './android/parts/skin.module.css';
import { Thread } from './android/message/Thread';
import { startConversation, type Conversation, type ConversationAction } from './model/conversation';
import { AppBar } from './android/chrome/AppBar';
import { Composer } from './android/chrome/Composer';
import { StatusBar } from './android/chrome/StatusBar';
import './skin/fonts.css';
import './model/highlights.css';
import { LayoutContext, useLayout } from './screen/useLayout';
import styles from './MessagePreview.module.css';
import type { PreviewOptions, Theme } from './model/options';
import { HighlightsContext, noHighlights, type Highlights } from './model/highlights';
import { moveFocus } from './screen/phoneKeys';
import { skinProperties } from './skin/skinProperties';
import type { MapMediaUrl } from './media/sourcesOf';
import { useSelectedInView } from './screen/useSelectedInView';
import { SamplesContext, type Samples } from './model/withSamples';

export type MessagePreviewProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options: PreviewOptions;
  /** What is really loaded for an address of the template; without it no media is loaded. */
  mapMediaUrl?: MapMediaUrl;
  /** What a click means: `select` tells the part that is hit, `try` does what the phone would do. */
  mode?: 'select' | 'try';
  /** Hears the dotted draft path of a part that is clicked in `select`, for instance `component.text`. */
  onSelectPart?: (path: string) => void;
  /** The conversation so far, of this template; without it the message has just arrived. */
  conversation?: Conversation;
  /** Hears what is done in the phone in `try`. */
  onAction?: (action: ConversationAction) => void;
  /** What stands for markers. Another object is taken for other samples. */
  samples?: Samples;
  /** Parts that are outlined beside the selected one. Another object is taken for other marks. */
  marks?: Highlights | undefined;
  /** Dotted draft path: the part that holds it, and its card, are outlined and scrolled into view. */
  selectedPath?: string | undefined;
};

const noSamples: Samples = {};
const stops = { select: '[data-path]', try: 'button' } as const;

/**
 * A template as it arrives in Google Messages on an Android phone, at 1 dp = 1 CSS px (in a place narrower
 * than the phone the screen gets narrower, nothing is scaled). Blank fields are drawn as ghosts. The phone
 * is one stop of the Tab key; arrow keys move within it, Escape closes what lies over the conversation.
 */
export function MessagePreview({
  template,
  agent,
  theme,
  options,
  mapMediaUrl,
  mode = 'select',
  onSelectPart,
  conversation,
  onAction,
  samples = noSamples,
  marks = noHighlights,
  selectedPath,
}: MessagePreviewProps) {
  const screen = useRef<HTMLElement>(null);
  const layout = useLayout(screen, options);
  const arrived = useMemo(() => startConversation(template), [template]);
  const state = conversation ?? arrived;
  const isCovered = mode === 'try' && (state.tapped !== undefined || isShown(state.page));
  useSelectedInView(screen, selectedPath);

  function act(action: ConversationAction | undefined) {
    if (action) onAction?.(action);
  }
  function click({ target }: MouseEvent) {
    if (mode === 'try') {
      const action = actionOfClick(target, template);
      // A chip that answers goes away; the focus stays in the conversation.
      if (action?.type === 'tap' && action.suggestion.reply) {
        const chip = target instanceof Element ? target.closest('[data-testid="preview-chip"]') : null;
        chip?.closest<HTMLElement>('[data-thread]')?.focus({ preventScroll: true });
      }
      act(action);
      return;
    }
    const path = target instanceof Element && target.closest('[data-path]')?.getAttribute('data-path');
    if (path) onSelectPart?.(path);
  }
  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && isCovered) act({ type: 'close' });
    else if (key === 'Enter' && mode === 'select' && target.tagName !== 'BUTTON') target.click();
    else if (isCovered || !screen.current || !moveFocus(key, screen.current, stops[mode])) return;
    event.preventDefault();
  }

  return (
    <LayoutContext value={layout}>
      <SamplesContext value={samples}>
        <HighlightsContext value={marks}>
          <div className={styles['place']}>
            <div
              className={styles['device']}
              style={skinProperties(options, theme, agent.color)}
              role="presentation"
              onClick={click}
              onKeyDown={press}
            >
              <section
                ref={screen}
                className={`${skin['skin']} ${styles['screen']} ${onSelectPart ? skin['pointable'] : ''}`}
                aria-label="Android preview"
                data-theme={theme}
                data-mode={mode}
                data-testid="preview-phone"
              >
                <div className={styles['app']} inert={isCovered}>
                  <StatusBar />
                  <AppBar agent={agent} />
                  <div className={styles['panel']}>
                    <Thread
                      template={template}
                      conversation={state}
                      options={options}
                      note={brandNote(agent.color, theme)}
                      mapMediaUrl={mapMediaUrl}
                      selectedPath={selectedPath}
                    />
                    <Composer />
                  </div>
                </div>
                {mode === 'try' && (
                  <Overlays conversation={state} options={options} mapMediaUrl={mapMediaUrl} onAction={act} />
                )}
              </section>
            </div>
          </div>
        </HighlightsContext>
      </SamplesContext>
    </LayoutContext>
  );
}

/** The page of text is iPhone's alone. */
function isShown(page: Conversation['page']): boolean {
  return page !== undefined && page.kind !== 'text';
}
