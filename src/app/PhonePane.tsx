import { useMemo, useRef, useState } from 'react';
import { samplesOf } from '../schema/samples';
import type { Agent } from '../preview/agent';
import { HowExact } from '../preview/HowExact';
import { IosPhone } from '../preview/ios/IosPhone';
import { MessagePreview } from '../preview/MessagePreview';
import { announce } from '../ui/announcer';
import { useStore } from '../ui/createStore';
import { download } from '../ui/download';
import { DifferenceList } from './DifferenceList';
import { mediaAddress } from './mediaAddress';
import type { OpenedTemplate } from './OpenTemplate';
import { usePageTheme } from './pageTheme';
import styles from './PhonePane.module.css';
import { PhoneToolbar } from './PhoneToolbar';
import { drawPicture } from './drawPicture';
import { useScale } from './useScale';
import { useSimulated } from './simulator';
import { defaultViewOptions, type ViewOptions } from './viewOptions';

type PhonePaneProps = { open: OpenedTemplate; agent: Agent; onGoTo: (path: string) => void };

const noSamples = {};

async function savePicture(phones: HTMLElement | null, name: string | undefined) {
  if (!phones) return;
  announce('Drawing the picture…');
  try {
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

/** The phones beside the form. */
export function PhonePane({ open, agent, onGoTo }: PhonePaneProps) {
  const { editor, simulator, samples } = open;
  const pageTheme = usePageTheme();
  const [view, setView] = useState<ViewOptions>(defaultViewOptions);
  const template = useStore(editor.draft, (draft) => draft);
  const selectedPath = useStore(editor.session, ({ selected }) => selected);
  const conversation = useSimulated(simulator, editor);
  const choice = useStore(samples, (value) => value);
  const values = useMemo(
    () => (choice.shown ? samplesOf(choice.samples, choice.shown, template) : noSamples),
    [choice, template],
  );
  const pane = useRef<HTMLDivElement>(null);
  const phones = useRef<HTMLDivElement>(null);
  const scale = useScale(pane, view);
  const trying = view.mode === 'try';
  const phone = {
    template,
    agent,
    theme: view.theme ?? pageTheme,
    options: view,
    mapMediaUrl: mediaAddress,
    mode: view.mode,
    onSelectPart: onGoTo,
    conversation,
    onAction: simulator.act,
    samples: values,
    selectedPath: trying ? undefined : selectedPath,
  };

  return (
    <div className={styles['pane']} ref={pane} data-phones={view.phones}>
      <PhoneToolbar
        view={view}
        theme={phone.theme}
        isCarousel={template.type === 'carousel'}
        supportsActions={conversation.supportsActions}
        onChange={(part) => setView({ ...view, ...part })}
        onAct={simulator.act}
        onSavePicture={() => savePicture(phones.current, template.name)}
      />
      <div
        ref={phones}
        className={styles['phones']}
        data-scale={scale}
        style={scale === 1 ? undefined : { zoom: scale }}
      >
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
      </div>
      <DifferenceList editor={editor} onGoTo={onGoTo} />
      <details className={styles['exact']}>
        <summary>How exact is this?</summary>
        <HowExact />
      </details>
    </div>
  );
}
