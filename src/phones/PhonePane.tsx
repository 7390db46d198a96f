import { useRef, useState, type CSSProperties } from 'react';
import type { System } from '../preview/model/options';
import { senderPart } from '../preview/message/parts';
import { Disclosure } from '../ui/controls/Disclosure';
import { lazyPart } from '../ui/loading/lazyPart';
import { WhenSeen } from '../ui/loading/later';
import { useStore } from 'zustand';
import { usePageTheme } from '../workspace/usePageTheme';
import { fileNameOf } from '../workspace/draftLinks';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { isNotification, type ChangeView, type ViewOptions } from '../workspace/draftScreen';
import { useAppServices, useCommands } from '../workspace/services/AppServices';
import { ForeignPictures } from './ForeignPictures';
import styles from './PhonePane.module.css';
import { phonePlaceOf, useScale } from './useScale';
import { Phones, shownSystems, type PhonesProps } from './Phones';
import { StripHandles } from './strips/StripHandles';
import { PhoneToolbar } from './toolbar/PhoneToolbar';
import { savePicture } from './picture/savePicture';
import { describeWidths } from './toolbar/widthsOf';

/** As high as the list when it is closed, so that nothing moves. */
const uncounted = (
  <Disclosure className={styles.exact} summary="Differences between the phones">
    {() => null}
  </Disclosure>
);

const DifferenceList = lazyPart(async () => (await import('./DifferenceList')).DifferenceList, uncounted);
const Readings = lazyPart(async () => (await import('./views/Readings')).Readings, null);
const SenderDialog = lazyPart(async () => (await import('../senders/SenderEditor')).SenderDialog, null);
const HowExact = lazyPart(async () => (await import('../preview/evidence/HowExact')).HowExact);

type PhonePaneProps = Pick<PhonesProps, 'agent' | 'onGoTo' | 'highlights'> & {
  /** Without a sender to choose, the header of the phone leads nowhere. */
  open: PhonesProps['open'] & Partial<Pick<OpenedTemplate, 'sender' | 'space'>>;
  view: ViewOptions;
  onView: (next: ViewOptions) => void;
  /** Label of the mode in which a click leads to the field of a part. */
  selectLabel?: string;
};

/** The phones beside the form, with their toolbar and the facts about them. */
export function PhonePane({
  open,
  agent,
  onGoTo,
  highlights,
  view,
  onView,
  selectLabel = 'Edit',
}: PhonePaneProps) {
  const { editor, simulator, trustsMedia } = open;
  const { shownPhones } = useAppServices();
  const pageTheme = usePageTheme();
  const pane = useRef<HTMLDivElement>(null);
  const phones = useRef<HTMLDivElement>(null);
  const scale = useScale(pane, view, phones);
  const theme = view.theme ?? pageTheme;
  const [hasMouse, setHasMouse] = useState(false);
  const [showsSender, setShowsSender] = useState(false);
  const { sender, space } = open;
  const openSender = sender && (() => !editor.document.readOnly.getState() && setShowsSender(true));
  function closeSender() {
    setShowsSender(false);
    // A press on the drawn header gave it no focus that the browser could return.
    if (!document.activeElement?.matches('body, dialog:not([open]) *')) return;
    const header = phones.current?.querySelector<HTMLElement>(`[data-path="${senderPart}"]`);
    if (!header) return;
    header.tabIndex = -1;
    header.focus();
  }
  const [opened, setOpened] = useState<System>();
  const changeView: ChangeView = (part) => {
    setOpened(undefined);
    onView({ ...view, ...part });
  };
  const saveShownPhones = () =>
    void savePicture(phones.current, fileNameOf(editor.document.getState().draft));
  useCommands(async () => {
    const { phoneCommands } = await import('./toolbar/phoneCommands');
    return phoneCommands({
      view,
      theme,
      selectLabel,
      onChange: changeView,
      onSavePicture: saveShownPhones,
      openSender,
    });
  });

  return (
    <div className={styles.pane} ref={pane} data-phones={view.phones}>
      <PhoneToolbar
        view={view}
        theme={theme}
        selectLabel={selectLabel}
        editor={editor}
        simulator={simulator}
        samples={open.samples}
        onChange={changeView}
        onSavePicture={saveShownPhones}
      />
      <ForeignPictures document={editor.document} trustsMedia={trustsMedia} />
      <div className={styles.stage} data-shows={view.shows}>
        <div
          ref={phones}
          className={styles.phones}
          onPointerEnter={({ pointerType }) => setHasMouse((had) => had || pointerType === 'mouse')}
          data-pane-start
          data-scale={scale}
          style={placeStyle(scale ?? 1, view)}
        >
          {scale !== undefined && (
            <Phones
              open={open}
              agent={agent}
              view={view}
              theme={theme}
              onGoTo={onGoTo}
              onSender={openSender}
              onOpen={(system) => {
                changeView({ shows: 'conversation' });
                setOpened(system);
              }}
              opened={opened}
              highlights={highlights}
              elements={shownPhones}
            />
          )}
        </div>
        {view.shows === 'reader' && (
          <Readings
            editor={editor}
            agent={agent}
            samples={open.samples}
            systems={shownSystems[view.phones]}
            place={phones}
            onGoTo={onGoTo}
          />
        )}
      </div>
      {hasMouse && <StripHandles phones={phones} />}
      <CardWidths editor={editor} view={view} />
      <WhenSeen className={styles.counted} waiting={uncounted}>
        {() => <DifferenceList editor={editor} onGoTo={onGoTo} />}
      </WhenSeen>
      {sender && space && showsSender && (
        <SenderDialog open={{ sender, space, trustsMedia }} onClose={closeSender} />
      )}
      <Disclosure className={styles.exact} summary="How accurate is this?">
        {() => <HowExact />}
      </Disclosure>
    </div>
  );
}

/** The table of card widths that the Android phone draws a carousel with. */
function CardWidths({ editor, view }: Pick<PhonePaneProps, 'view'> & Pick<PhonesProps['open'], 'editor'>) {
  const isCarousel = useStore(editor.document, ({ draft }) => draft.type === 'carousel');
  if (!isCarousel || view.phones === 'ios' || isNotification(view)) return null;
  return <p className={styles.remark}>Card widths {describeWidths(view.carouselWidths)}</p>;
}

function placeStyle(scale: number, view: ViewOptions): CSSProperties {
  const width = { '--phone-width': `${phonePlaceOf(view).width}px` } as CSSProperties;
  // A little more than the quotient: browsers round widths of lines down.
  return scale === 1 ? width : ({ ...width, zoom: scale, '--zoom': scale * 0.98 } as CSSProperties);
}
