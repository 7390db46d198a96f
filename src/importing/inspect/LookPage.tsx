import { useState } from 'react';
import { importedDraft } from '../../workspace/importedDraft';
import { MessageChoice } from '../reading/MessageChoice';
import { writeLinkView } from '../../exchange/link/linkView';
import { useStore } from 'zustand';
import { PageTitle } from '../../ui/controls/PageTitle';
import { useAppServices } from '../../workspace/services/AppServices';
import type { ViewOptions } from '../../workspace/viewOptions';
import { AsSentNotice } from './answers/AsSentNotice';
import { LookBox, type LookBoxProps } from './LookBox';
import { LookedReport } from './LookedReport';
import { LookView } from './LookView';
import type { Looked, LookedMessage } from './readLooked';
import { startView } from './startView';
import { useLooked } from './useLooked';

/** Shows any message that is pasted, dropped or typed, without keeping or sending anything. */
export function LookPage({ onSource, onFile }: Omit<LookBoxProps, 'text'>) {
  const { text, problem } = useStore(useAppServices().looked);
  const looked = useLooked(text);

  return (
    <>
      <PageTitle title="Look at a message">
        See what a customer saw, and why. Nothing is kept or sent, unless you ask for it.
      </PageTitle>
      <LookBox text={text} onSource={onSource} onFile={onFile} />
      <LookedReport text={text} looked={looked} problem={problem} />
      {looked?.kind === 'messages' && <FoundMessages looked={looked} />}
    </>
  );
}

/** The chosen one of the messages. */
function FoundMessages({ looked }: { looked: Extract<Looked, { kind: 'messages' }> }) {
  const { found, isCut, linkView } = looked;
  const [choice, setChoice] = useState<{ of: Looked; index: number }>();
  const [shown, setShown] = useState<{ as: string; view: ViewOptions }>();
  const index = choice?.of === looked ? choice.index : 0;
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
          onChoose={([next = 0]) => setChoice({ of: looked, index: next })}
        />
      )}
      {found.length > 1 && message?.refusedFor && <AsSentNotice issues={message.refusedFor} />}
      {message && (
        <LookView
          key={contentOf(message)}
          template={importedDraft(message)}
          parameters={message.parameters}
          altTexts={message.altTexts}
          unmapped={message.unmapped}
          status={message.status}
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
const contentOf = (message: LookedMessage) =>
  JSON.stringify([importedDraft(message), message.parameters, message.altTexts, message.status]);
