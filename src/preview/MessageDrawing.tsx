import { useRef } from 'react';
import type { TemplateDraft } from '../schema/draft';
import type { Agent } from './agent';
import { Message } from './android/Message';
import skin from './android/skin.module.css';
import type { MapMediaUrl } from './sourcesOf';
import './fonts.css';
import { LayoutContext, useLayout } from './useLayout';
import styles from './MessageDrawing.module.css';
import { defaultPreviewOptions, type PreviewOptions, type Theme } from './options';
import { skinProperties } from './skinProperties';

export type MessageDrawingProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options?: PreviewOptions;
  mapMediaUrl?: MapMediaUrl;
};

/**
 * The message alone, without the phone around it: as wide as its place, still, without a tab stop. For
 * thumbnails; what does not fit is cut off.
 */
export function MessageDrawing({
  template,
  agent,
  theme,
  options = defaultPreviewOptions,
  mapMediaUrl,
}: MessageDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const layout = useLayout(place, options);
  return (
    <LayoutContext value={layout}>
      <div
        ref={place}
        className={`${skin['skin']} ${styles['drawing']}`}
        style={skinProperties(options, theme, agent.color)}
        data-theme={theme}
        data-testid="preview-drawing"
      >
        <Message
          template={template}
          mediaState={options.mediaState}
          mapMediaUrl={mapMediaUrl}
          showChips
          still
        />
      </div>
    </LayoutContext>
  );
}
