import { useRef } from 'react';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Agent } from './model/agent';
import { AndroidMessage } from './android/message/Message';
import skin from './android/skin/skin.module.css';
import type { MapMediaUrl } from './media/sourcesOf';
import './fonts/fonts.css';
import { useScriptFonts } from './fonts/useScriptFonts';
import { LayoutContext, useLayout } from './screen/useLayout';
import styles from './MessageDrawing.module.css';
import { defaultPreviewOptions, type PreviewOptions, type Theme } from './model/options';
import { noSamples, SamplesContext, type Samples } from './text/withSamples';
import { androidSkinProperties } from './android/skin/skinProperties';

export type MessageDrawingProps = {
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options?: PreviewOptions;
  mapMediaUrl?: MapMediaUrl;
  /** Samples for parameter markers. */
  samples?: Samples;
};

/**
 * The message alone, without a phone around it. It is as wide as its container, does not move, and has no tab stop.
 * For thumbnails, which crop it.
 */
export function MessageDrawing({
  template,
  agent,
  theme,
  options = defaultPreviewOptions,
  mapMediaUrl,
  samples = noSamples,
}: MessageDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const layout = useLayout(place, options);
  useScriptFonts(place);
  return (
    <LayoutContext value={layout}>
      <div
        ref={place}
        className={`${skin.skin} ${styles.drawing}`}
        style={androidSkinProperties(options, theme, agent.color)}
        data-theme={theme}
        data-testid="preview-drawing"
      >
        <SamplesContext value={samples}>
          <AndroidMessage
            template={template}
            mediaState={options.mediaState}
            mapMediaUrl={mapMediaUrl}
            showChips
            still
          />
        </SamplesContext>
      </div>
    </LayoutContext>
  );
}
