import {
  Component,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { AndroidNotification } from '../preview/android/notification/AndroidNotification';
import { IosNotification } from '../preview/ios/notification/IosNotification';
import { PictureSlotsContext } from '../preview/media/MediaPicture';
import type { MapMediaUrl } from '../preview/media/sourcesOf';
import { MessagePreview } from '../preview/MessagePreview';
import {
  continueConversation,
  conversationAbout,
  openActionSheet,
  startConversation,
  type ConversationAction,
} from '../preview/model/conversation';
import { defaultPreviewOptions, type System, type Theme } from '../preview/model/options';
import { noSamples } from '../preview/text/withSamples';
import { carouselCardPath } from '../schema/draft/cards';
import { noParameterNotes } from '../schema/draft/parameterNotes';
import { samplesOf } from '../schema/draft/samples';
import { androidFrame, androidPhoneOf, iosFrame, iphoneOf } from '../schema/phones/phones';
import type { Look } from './attributes';
import type { RcsTap } from './files/rcs-message';
import type { FoundMessage, MessageSource } from './readMessage';

type ElementPhonesProps = {
  /** Undefined while there is none yet. */
  shown: MessageSource | undefined;
  look: Look;
  pictureAddress: MapMediaUrl | undefined;
  /** Another number draws a phone again that could not be drawn. */
  attempt: number;
  /** Says what a tap would do. Returns whether the phone does it too. */
  onTap: (tap: RcsTap) => boolean;
  onFailure: (error: unknown) => void;
};

/** The phones of an element, or why there are none. */
export function ElementPhones({ shown, attempt, onFailure, ...rest }: ElementPhonesProps) {
  const { look } = rest;
  const sentences = shown?.problems.map(({ sentence }) => sentence).join(' ');
  if (shown?.ok === false) {
    return (
      <p className="place problem" style={placeOf(look.systems, look)}>
        {sentences}
      </p>
    );
  }
  return (
    <>
      {look.systems.map((system) => (
        <div key={system} className="place" data-phone={system} style={placeOf([system], look)}>
          {shown && (
            <Guard key={JSON.stringify(shown.template)} attempt={attempt} onFailure={onFailure}>
              <PictureSlotsContext value={slotsOf[system]}>
                <ElementPhone key={look.view} {...rest} system={system} found={shown} />
              </PictureSlotsContext>
            </Guard>
          )}
        </div>
      ))}
      {look.hasNotes && sentences && <p className="remark">Not drawn: {sentences}</p>}
    </>
  );
}

const phoneNames = { android: 'android', ios: 'iphone' } as const satisfies Record<System, string>;

/** The slots in place of missing pictures, by phone and number of the card: `android-picture-1`. */
const slotsOf = {
  android: (cardPath: string) => `${phoneNames.android}-picture-${numberOf(cardPath)}`,
  ios: (cardPath: string) => `${phoneNames.ios}-picture-${numberOf(cardPath)}`,
};

const numberOf = (cardPath: string) => 1 + Number(/\d+$/.exec(cardPath)?.[0] ?? 0);

/** CSS px between the phones. */
const gap = 16;

/** The room of phones with their frames, and of the words below an iPhone. In less than a usual one takes, it has no frame. */
function placeOf(phones: readonly System[], { options }: Look): CSSProperties {
  const rooms = phones.map((system) => {
    const place = system === 'android' ? androidPlace : iosPlace;
    const { width, height } = place(options);
    return { width: Math.max(place(defaultPreviewOptions).width, width), height };
  });
  const width = rooms.reduce((sum, room) => sum + room.width, gap * (rooms.length - 1));
  return {
    '--place-width': `${width}px`,
    '--place-height': `${Math.max(...rooms.map(({ height }) => height))}px`,
  } as CSSProperties;
}

function androidPlace({ deviceWidth }: Look['options']) {
  const { width, height } = androidPhoneOf(deviceWidth);
  return { width: width + 2 * androidFrame, height: height + 2 * androidFrame };
}

/** CSS px. */
const caption = 28;

function iosPlace({ iphoneWidth }: Look['options']) {
  const { width, height, hasHomeButton } = iphoneOf(iphoneWidth);
  const above = hasHomeButton ? iosFrame.homeButton : iosFrame.beside;
  return { width: width + 2 * iosFrame.beside, height: height + 2 * above + caption };
}

type ElementPhoneProps = Omit<ElementPhonesProps, 'shown' | 'attempt' | 'onFailure'> & {
  system: System;
  found: FoundMessage;
};

const notifications = { android: AndroidNotification, ios: IosNotification };

function ElementPhone({ system, found, look, pictureAddress, onTap }: ElementPhoneProps) {
  const { template, parameters = noParameterNotes, altTexts } = found;
  const [last, setLast] = useState(() => startConversation(template));
  const [isOpened, setIsOpened] = useState(false);
  const systemTheme = useSystemTheme();
  const samples = useMemo(
    () => (look.samples === 'markers' ? noSamples : samplesOf(parameters, look.samples, template)),
    [look.samples, parameters, template],
  );
  const { loadsPictures } = look;
  const mapMediaUrl = useCallback(
    (address: string) => pictureAddress?.(address) ?? (loadsPictures ? address : undefined),
    [pictureAddress, loadsPictures],
  );
  const conversation = conversationAbout(template, last);

  function act(action: ConversationAction) {
    const next = continueConversation(conversation, action);
    const path = action.type === 'tap' ? { path: action.path } : {};
    const phone = phoneNames[system];
    const goesOn = next.log
      .slice(conversation.log.length)
      .every((event) => onTap({ ...event, ...path, phone, opens: openActionSheet(next, system) }));
    if (goesOn) setLast(next);
  }
  const open = useCallback(() => setIsOpened(true), []);

  const props = {
    template,
    agent: look.agent,
    theme: look.theme ?? systemTheme,
    options: look.options,
    mapMediaUrl,
    mode: 'try' as const,
    samples,
    altTexts,
  };
  const Notification = notifications[system];
  return look.view === 'conversation' || isOpened ? (
    <MessagePreview
      {...props}
      system={system}
      conversation={conversation}
      // oxlint-disable-next-line react/jsx-no-bind
      onAction={act}
      takesFocus={isOpened}
      shownPath={template.type === 'carousel' ? carouselCardPath(look.card - 1) : undefined}
    />
  ) : (
    <Notification {...props} place={look.view} onOpen={open} />
  );
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function followSystem(notify: () => void) {
  const dark = darkSystem();
  dark.addEventListener('change', notify);
  return () => dark.removeEventListener('change', notify);
}

const useSystemTheme = () =>
  useSyncExternalStore<Theme>(followSystem, () => (darkSystem().matches ? 'dark' : 'light'));

/** It is our fault, never that of the message. */
export const notDrawn = 'The phone could not be drawn. The browser’s console has the error.';

type GuardProps = Pick<ElementPhonesProps, 'attempt' | 'onFailure'> & { children: ReactNode };

/** A page goes on when a phone cannot be drawn, and a later change of any property draws it again. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override componentDidUpdate({ attempt }: GuardProps) {
    // Once for each change: it does not repeat itself.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className="problem">{notDrawn}</p>;
  }
}
