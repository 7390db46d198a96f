import { useEffect, useRef } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { visibleChips, type Conversation } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import type { MapMediaUrl } from '../../media/sourcesOf';
import { LaterEntries } from './LaterEntries';
import { Message } from './Message';
import { Note } from '../parts/Note';
import styles from './Thread.module.css';

type Props = {
  template: TemplateDraft;
  conversation: Conversation;
  options: PreviewOptions;
  /** A remark of ours on the whole phone. */
  note?: string | undefined;
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
};

/** The conversation: the message of the template, and what came after it. */
export function Thread({ template, conversation, options, note, mapMediaUrl, selectedPath }: Props) {
  const thread = useRef<HTMLDivElement>(null);
  const { entries } = conversation;
  const hasChips = visibleChips(conversation, 'android').length > 0;
  // A row that scrolls must take the focus itself; it is then the phone's one stop of the Tab key.
  const hasStrip = template.type === 'carousel' || (template.type === 'text_message' && hasChips);

  // The scroll position lives outside React: what is new at the end is brought into sight.
  useEffect(() => {
    if (entries.length > 1) thread.current?.scrollTo({ top: thread.current.scrollHeight });
  }, [entries.length]);

  return (
    <div
      ref={thread}
      className={styles['thread']}
      role="group"
      aria-label="Conversation"
      data-thread
      // What scrolls takes the focus, so that it scrolls by key too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={hasStrip ? -1 : 0}
    >
      {note !== undefined && (
        <div className={styles['note']}>
          <Note>{note}</Note>
        </div>
      )}
      <p className={styles['time']}>Today • 9:30 AM</p>
      <Message
        template={template}
        mediaState={options.mediaState}
        mapMediaUrl={mapMediaUrl}
        selectedPath={selectedPath}
        showChips={hasChips}
        still={false}
      />
      <LaterEntries entries={entries} />
    </div>
  );
}
