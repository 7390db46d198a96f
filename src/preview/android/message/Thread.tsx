import type { Ref } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { visibleChips, type Conversation } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import { phoneTimes } from '../../model/phoneTimes';
import type { MapMediaUrl } from '../../media/sourcesOf';
import { LaterEntries } from './LaterEntries';
import { AndroidMessage } from './Message';
import { Note } from '../../notes/Note';
import styles from './Message.module.css';

type ThreadProps = {
  ref: Ref<HTMLDivElement>;
  template: TemplateDraft;
  conversation: Conversation;
  showsLaterEntries: boolean;
  options: PreviewOptions;
  /** A remark of ours on the whole phone. */
  note?: string | undefined;
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
};

/** The conversation: the message of the template and the entries after it. */
export function AndroidThread({
  ref,
  template,
  conversation,
  showsLaterEntries,
  options,
  note,
  mapMediaUrl,
  selectedPath,
}: ThreadProps) {
  const { today, time, writing } = phoneTimes('android', options.locale);
  const hasChips = visibleChips(conversation, 'android').length > 0;
  // A row that scrolls must take the focus itself; it is then the phone's one stop of the Tab key.
  const hasStrip = template.type === 'carousel' || (template.type === 'text_message' && hasChips);
  return (
    <div
      ref={ref}
      className={styles.thread}
      role="group"
      aria-label="Conversation"
      // A scrolling element takes the focus, so that it also scrolls by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={hasStrip ? -1 : 0}
    >
      <div className={styles.messages}>
        {note !== undefined && (
          <div className={styles.note}>
            <Note>{note}</Note>
          </div>
        )}
        <p className={styles.time} {...writing}>
          {today} • {time}
        </p>
        <AndroidMessage
          template={template}
          mediaState={options.mediaState}
          mapMediaUrl={mapMediaUrl}
          selectedPath={selectedPath}
          showChips={hasChips}
          still={false}
        />
        {showsLaterEntries && <LaterEntries entries={conversation.entries} />}
      </div>
    </div>
  );
}
