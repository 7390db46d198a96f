import { useRef, type MouseEvent } from 'react';
import type { TemplateDraft } from '../schema/draft';
import type { Agent } from './agent';
import { Message } from './android/Message';
import skin from './android/skin.module.css';
import type { MapMediaUrl } from './sourcesOf';
import { AppBar } from './device/AppBar';
import { Composer } from './device/Composer';
import { StatusBar } from './device/StatusBar';
import './fonts.css';
import styles from './MessagePreview.module.css';
import type { PreviewOptions, Theme } from './options';
import { skinProperties } from './skinProperties';
import { useSelectedInView } from './useSelectedInView';

export type MessagePreviewProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options: PreviewOptions;
  /** What is really loaded for an address of the template; without it no media is loaded. */
  mapMediaUrl?: MapMediaUrl;
  /** Hears the dotted draft path of a part that is clicked, for instance `component.text`. */
  onSelectPart?: (path: string) => void;
  /** Dotted draft path: the part that holds it, and its card, are outlined and scrolled into view. */
  selectedPath?: string | undefined;
};

/**
 * A template as it arrives in Google Messages on an Android phone, at 1 dp = 1 CSS px (in a place narrower
 * than the phone the screen gets narrower, nothing is scaled). Blank fields are drawn as ghosts.
 */
export function MessagePreview({
  template,
  agent,
  theme,
  options,
  mapMediaUrl,
  onSelectPart,
  selectedPath,
}: MessagePreviewProps) {
  const screen = useRef<HTMLElement>(null);
  useSelectedInView(screen, selectedPath);

  function selectPart({ target }: MouseEvent) {
    const part = target instanceof Element ? target.closest('[data-path]') : null;
    const path = part?.getAttribute('data-path');
    if (path) onSelectPart?.(path);
  }

  return (
    <div className={styles['place']}>
      <div
        className={styles['device']}
        style={skinProperties(options, theme, agent.color)}
        role="presentation"
        onClick={selectPart}
      >
        <section
          ref={screen}
          className={`${skin['skin']} ${styles['screen']} ${onSelectPart ? skin['pointable'] : ''}`}
          aria-label="Android preview"
          data-theme={theme}
          data-testid="preview-phone"
        >
          <StatusBar />
          <AppBar agent={agent} />
          <div className={styles['panel']}>
            {/* What scrolls takes the focus, so that it scrolls by key too. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles['thread']} role="group" aria-label="Conversation" tabIndex={0}>
              <p className={styles['time']}>Today • 9:30 AM</p>
              <Message
                template={template}
                mediaState={options.mediaState}
                mapMediaUrl={mapMediaUrl}
                selectedPath={selectedPath}
                still={false}
              />
            </div>
            <Composer />
          </div>
        </section>
      </div>
    </div>
  );
}
