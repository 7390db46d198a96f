import { importedDraft } from '../../exchange/import/importedPart';
import { useState, useRef } from 'react';
import { MessageChoice } from '../reading/ImportChoices';
import { writeLinkView } from '../../exchange/link/linkView';
import { useStore } from 'zustand';
import { PageTitle } from '../../ui/controls/PageTitle';
import { useAppServices, type ImportSource } from '../../workspace/services/AppServices';
import type { ViewOptions } from '../../workspace/draftScreen';
import { InspectReport } from './InspectReport';
import { InspectView } from './InspectView';
import { type Inspected, type InspectedMessage, useInspected } from './readInspected';
import { startView } from './startView';
import { X } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { FileChoice } from '../ImportFields';
import { toImportSource } from '../readImportFile';
import layout from '../../ui/styles/layout.module.css';
import styles from './inspect.module.css';

/** Shows any message that is pasted, dropped or typed, without keeping or sending anything. */
export function InspectPasted({ onSource, onFile }: Omit<InspectBoxProps, 'text'>) {
  const { text, problem } = useStore(useAppServices().inspected);
  const inspected = useInspected(text);

  return (
    <>
      <PageTitle title="Inspect a message">
        See what a customer saw, and why. Nothing is saved or sent.
      </PageTitle>
      <InspectBox text={text} onSource={onSource} onFile={onFile} />
      <InspectReport text={text} inspected={inspected} problem={problem} />
      {inspected?.kind === 'messages' && <FoundMessages inspected={inspected} />}
    </>
  );
}

/** The chosen one of the messages. */
function FoundMessages({ inspected }: { inspected: Extract<Inspected, { kind: 'messages' }> }) {
  const { found, isCut, linkView, refusal } = inspected;
  const [choice, setChoice] = useState<{ of: Inspected; index: number }>();
  const [shown, setShown] = useState<{ as: string; view: ViewOptions }>();
  const index = choice?.of === inspected ? choice.index : 0;
  const message = found[index];
  const as = writeLinkView(linkView);
  // The settings of the phones outlive a message; a link brings its own.
  const view = shown?.as === as ? shown.view : startView(linkView);
  return (
    <>
      {found.length > 1 && (
        <MessageChoice
          found={found}
          isCut={isCut}
          several={false}
          chosen={[index]}
          onChoose={([next = 0]) => setChoice({ of: inspected, index: next })}
        />
      )}
      {message && (
        <InspectView
          key={`${contentOf(message)} ${JSON.stringify([refusal, message.refusedFor])}`}
          template={importedDraft(message)}
          parameters={message.parameters}
          altTexts={message.altTexts}
          unmapped={message.unmapped}
          status={message.status}
          refusal={refusal}
          refusedFor={message.refusedFor}
          sender={message.sender}
          linkView={linkView}
          view={view}
          onView={(next) => setShown({ as, view: next })}
          level={2}
        />
      )}
    </>
  );
}

/** Another message is another key, so that nothing of the last one stays. */
const contentOf = (message: InspectedMessage) =>
  JSON.stringify([importedDraft(message), message.parameters, message.altTexts, message.status]);

type InspectBoxProps = {
  text: string;
  onSource: (source: ImportSource) => void;
  onFile: (file: File) => void;
};

/** The box that takes a text in any form, and a file. */
function InspectBox({ text, onSource, onFile }: InspectBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function clear() {
    onSource({ text: '' });
    announce('Cleared.');
    box.current?.focus();
  }
  return (
    <div className={layout.tightStack}>
      <Field
        label="Message"
        required
        tools={
          text !== '' && (
            <Button size="small" icon={<X aria-hidden />} onClick={clear}>
              Clear
            </Button>
          )
        }
        hint={
          text === '' &&
          'Paste a share link, message text, code, a log line or a response from the platform. You can also drop a file.'
        }
      >
        <TextArea
          ref={box}
          className={styles.text}
          data-filled={text !== '' || undefined}
          value={text}
          spellCheck={false}
          onChange={({ target }) => onSource(toImportSource(target.value))}
        />
      </Field>
      {text === '' && <FileChoice forgets onFile={onFile} />}
    </div>
  );
}
