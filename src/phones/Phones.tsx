import { useMemo, type ComponentType } from 'react';
import { AndroidPhone } from '../preview/android/AndroidPhone';
import type { Agent } from '../preview/model/agent';
import type { Highlights } from '../preview/message/parts';
import { startConversation } from '../preview/model/conversation';
import type { System, Theme } from '../preview/model/options';
import { carouselCardPath } from '../schema/draft/cards';
import type { PhoneProps } from '../preview/screen/PhoneProps';
import type { TemplateDraft } from '../schema/draft/draft';
import { elementRef } from '../ui/browser/focus';
import { lazyPart } from '../ui/loading/lazyPart';
import { NotificationView } from './views/Notification';
import { useStore } from 'zustand';
import { useMediaAddress } from '../workspace/mediaAddress';
import { defaultViewOptions, isNotification, type ViewOptions } from '../workspace/draftScreen';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useSimulated } from '../workspace/simulator';
import { iosPhoneHeight } from './useScale';
import styles from './PhonePane.module.css';
import { useShownSamples } from './samples/useShownSamples';

/** The iPhone loads when it is first shown; an empty box of its height keeps the page still until then. */
const drawings = {
  android: AndroidPhone,
  ios: lazyPart(
    async () => (await import('../preview/ios/IosPhone')).IosPhone,
    <div style={{ blockSize: iosPhoneHeight(defaultViewOptions) }} />,
  ),
} satisfies Record<System, ComponentType<PhoneProps>>;

/** The phones of each choice, from left to right. */
export const shownSystems = {
  android: ['android'],
  ios: ['ios'],
  both: ['android', 'ios'],
} as const satisfies Record<ViewOptions['phones'], readonly System[]>;

export type PhonesProps = {
  open: Pick<OpenedTemplate, 'editor' | 'simulator' | 'samples' | 'trustsMedia'>;
  agent: Agent;
  view: ViewOptions;
  theme: Theme;
  /** Receives the dotted draft path of a clicked part. */
  onGoTo: (path: string) => void;
  /** Opens the sender. Without it, the header of the phone leads nowhere. */
  onSender?: (() => void) | undefined;
  /** Opens the message of the notification that was tapped on a phone. */
  onOpen?: ((system: System) => void) | undefined;
  /** The phone whose message was opened by its notification. */
  opened?: System | undefined;
  /** Parts with an outline beside the selected one, compared by identity. */
  highlights?: Highlights | undefined;
  /** Gets each drawn phone, for pictures of it. */
  elements?: Map<System, HTMLElement>;
};

/** The chosen phones with the open template. Typing redraws them, and nothing else of the pane. */
export function Phones({
  open,
  agent,
  view,
  theme,
  onGoTo,
  onSender,
  onOpen,
  opened,
  highlights,
  elements,
}: PhonesProps) {
  const { editor, simulator, samples } = open;
  const document = useStore(editor.document);
  const { altTexts } = document;
  const { make } = useStore(editor.shown);
  const template = useMemo(() => (make ? make(document) : document.draft), [make, document]);
  const { path: selected, card, showCount } = useStore(editor.selection);
  const toMediaUrl = useMediaAddress(open);
  const tried = useSimulated(simulator, editor);
  // Taps belong to Try: the message that is edited stands alone.
  const { supportsActions } = tried.android;
  const untouched = useMemo(() => startConversation(template, supportsActions), [template, supportsActions]);
  const values = useShownSamples(editor, samples);
  return shownSystems[view.phones].map((system) => {
    const { mode } = view;
    const props: PhoneProps = {
      template,
      agent,
      theme,
      options: view,
      mapMediaUrl: toMediaUrl,
      mode,
      onSelectPart: onGoTo,
      onAction: simulator.on[system],
      samples: values,
      highlights,
      selectedPath: mode === 'try' ? undefined : selected,
    };
    const Phone = drawings[system];
    return (
      <div
        key={system}
        ref={elements && elementRef(elements, system)}
        className={styles.phone}
        data-phone={system}
      >
        {isNotification(view) ? (
          <NotificationView {...props} system={system} place={view.shows} onOpen={() => onOpen?.(system)} />
        ) : (
          <Phone
            {...props}
            onSelectSender={onSender}
            conversation={mode === 'try' ? tried[system] : untouched}
            takesFocus={opened === system}
            altTexts={altTexts}
            unfolded={simulator.unfolded}
            shownPath={mode === 'try' ? openCardPath(template, card) : selected}
            shownVersion={showCount}
          />
        )}
      </div>
    );
  });
}

/** The card of the strip, which stays in view in Try. */
function openCardPath({ type }: TemplateDraft, card: number): string | undefined {
  return type === 'carousel' ? carouselCardPath(card) : undefined;
}
