import { ImageDown } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { samplesOf } from '../../schema/draft/samples';
import type { Agent } from '../../preview/model/agent';
import { MessagePreview } from '../../preview/MessagePreview';
import type { Theme } from '../../preview/model/options';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { Disclosure } from '../../ui/controls/Disclosure';
import { download } from '../../ui/browser/download';
import { lazyPart } from '../../ui/loading/lazyPart';
import { DifferenceList } from './DifferenceList';
import { ForeignPictures } from './ForeignPictures';
import { mediaAddress, ownMediaAddress } from '../session/mediaAddress';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import { usePageTheme } from '../frame/usePageTheme';
import styles from './PhonePane.module.css';
import { useCommands } from '../services/useCommands';
import { PhoneToolbar } from './PhoneToolbar';
import { useScale } from './useScale';
import { useSimulated } from '../session/simulator';
import type { ChangeView, ViewOptions } from '../session/viewOptions';

/** The phone that a person chooses; its place is held while it comes. */
const IosPhone = lazyPart(
  async () => (await import('../../preview/ios/IosPhone')).IosPhone,
  <div className={styles['coming']} />,
);
const HowExact = lazyPart(async () => (await import('../../preview/evidence/HowExact')).HowExact);

type PhonePaneProps = {
  open: Pick<OpenedTemplate, 'editor' | 'simulator' | 'samples' | 'trustsMedia'>;
  agent: Agent;
  /** A part of the phone was clicked. */
  onGoTo: (path: string) => void;
  /** How the phones are looked at. */
  view: ViewOptions;
  onView: (next: ViewOptions) => void;
  /** What a click does that does not try: it leads to the part's field. */
  selectLabel?: string;
};

const noSamples = {};

async function savePicture(phones: HTMLElement | null, name: string | undefined) {
  if (!phones) return;
  announce('Drawing the picture…');
  try {
    const { drawPicture } = await import('./drawPicture');
    download(
      `${name || 'template'}.png`,
      await drawPicture([...phones.querySelectorAll<HTMLElement>('[data-phone]')]),
    );
    announce('Saved the picture.');
  } catch (error) {
    const why = error instanceof Error ? error.message : 'the browser did not say why';
    announce(`The picture could not be drawn (${why}). Take a screenshot instead.`);
  }
}

/** The phones beside the form. What is typed draws the phones anew, and nothing else of this pane. */
export function PhonePane({ open, agent, onGoTo, view, onView, selectLabel = 'Edit' }: PhonePaneProps) {
  const { editor, simulator, trustsMedia } = open;
  const pageTheme = usePageTheme();
  const pane = useRef<HTMLDivElement>(null);
  const phones = useRef<HTMLDivElement>(null);
  const scale = useScale(pane, view);
  const theme = view.theme ?? pageTheme;
  const changeView: ChangeView = (part) => onView({ ...view, ...part });
  useCommands(async () => {
    const { phoneCommands } = await import('../palette/phoneCommands');
    return phoneCommands({
      view,
      theme,
      selectLabel,
      onChange: changeView,
      onSavePicture: () => void savePicture(phones.current, editor.draft.get().name),
    });
  });

  return (
    <div className={styles['pane']} ref={pane} data-phones={view.phones}>
      <PhoneToolbar
        view={view}
        theme={theme}
        selectLabel={selectLabel}
        editor={editor}
        simulator={simulator}
        onChange={changeView}
      />
      <ForeignPictures template={editor.draft} trustsMedia={trustsMedia} isReadOnly={editor.isReadOnly} />
      <div
        ref={phones}
        className={styles['phones']}
        data-pane-start
        data-scale={scale}
        style={scale === 1 ? undefined : { zoom: scale }}
      >
        <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={onGoTo} />
      </div>
      <Button
        size="small"
        icon={<ImageDown aria-hidden />}
        onClick={() => void savePicture(phones.current, editor.draft.get().name)}
      >
        Save picture
      </Button>
      <DifferenceList editor={editor} onGoTo={onGoTo} />
      <Disclosure className={styles['exact']} summary="How exact is this?">
        {() => <HowExact />}
      </Disclosure>
    </div>
  );
}

type PhonesProps = Pick<PhonePaneProps, 'open' | 'agent' | 'onGoTo'> & { view: ViewOptions; theme: Theme };

function Phones({ open, agent, view, theme, onGoTo }: PhonesProps) {
  const { editor, simulator, samples, trustsMedia } = open;
  const template = useStore(editor.draft, (draft) => draft);
  const selected = useStore(editor.session, (session) => session.selected);
  const conversation = useSimulated(simulator, editor);
  const choice = useStore(samples, (value) => value);
  const isTrusted = useStore(trustsMedia, (value) => value);
  const values = useMemo(
    () => (choice.shown ? samplesOf(choice.samples, choice.shown, template) : noSamples),
    [choice, template],
  );
  const phone = {
    template,
    agent,
    theme,
    options: view,
    mapMediaUrl: isTrusted ? mediaAddress : ownMediaAddress,
    mode: view.mode,
    onSelectPart: onGoTo,
    conversation,
    onAction: simulator.act,
    samples: values,
    selectedPath: view.mode === 'try' ? undefined : selected,
  };
  return (
    <>
      {view.phones !== 'ios' && (
        <div className={styles['phone']} data-phone>
          <MessagePreview {...phone} />
        </div>
      )}
      {view.phones !== 'android' && (
        <div className={styles['phone']} data-phone>
          <IosPhone {...phone} increaseContrast={view.increaseContrast} />
        </div>
      )}
    </>
  );
}
