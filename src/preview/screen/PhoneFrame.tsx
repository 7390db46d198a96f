import type { CSSProperties, ReactNode } from 'react';
import { noAltTexts } from '../../schema/media/altTexts';
import { HighlightsContext, noHighlights } from '../message/parts';
import { noSamples, SamplesContext } from '../text/withSamples';
import { AltTextsContext, PhoneActsContext } from './PhoneContexts';
import type { PhoneProps } from './PhoneProps';
import { LayoutContext, useLayout } from './useLayout';
import type { usePhone } from './usePhone';
import './highlights.css';

type StyleSheet = Readonly<Record<string, string>>;

type PhoneFrameProps = Pick<
  PhoneProps,
  'theme' | 'options' | 'onSelectPart' | 'samples' | 'highlights' | 'altTexts'
> & {
  /** Name of the screen for assistive technology. */
  name: string;
  phone: ReturnType<typeof usePhone>;
  /** The style sheets of a phone: of its frame and of its skin. */
  sheets: Record<'frame' | 'skin', StyleSheet>;
  properties: CSSProperties;
  hasHomeButton?: boolean;
  /** Where a notification appears, and the ground behind it. */
  place?: string;
  ground?: string | undefined;
  children: ReactNode;
};

/** The device with its screen; layout, samples, highlights, alt texts and acts for all parts on it. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { theme, options, onSelectPart, name, phone, sheets, properties, ground = '' } = props;
  const { screen, mode, acts, select, press } = phone;
  const { frame, skin } = sheets;
  const layout = useLayout(screen, options, phone.width);
  return (
    <LayoutContext value={layout}>
      <SamplesContext value={props.samples ?? noSamples}>
        <HighlightsContext value={props.highlights ?? noHighlights}>
          <AltTextsContext value={props.altTexts ?? noAltTexts}>
            <PhoneActsContext value={acts}>
              <div
                className={frame.device}
                style={properties}
                data-home-button={props.hasHomeButton || undefined}
                data-part="device"
                role="presentation"
                onClick={select}
                onKeyDown={press}
              >
                <section
                  ref={screen}
                  className={`${skin.skin} ${frame.screen} ${ground} ${onSelectPart ? skin.pointable : ''}`}
                  aria-label={name}
                  data-theme={theme}
                  data-contrast={options.increaseContrast ? 'more' : undefined}
                  data-mode={mode}
                  data-place={props.place}
                  data-part="phone"
                  data-testid="preview-phone"
                >
                  {props.children}
                </section>
              </div>
            </PhoneActsContext>
          </AltTextsContext>
        </HighlightsContext>
      </SamplesContext>
    </LayoutContext>
  );
}
