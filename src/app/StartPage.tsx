import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { describeDraft } from '../library/describeDraft';
import { DraftList } from '../library/DraftList';
import { storageTroubleWords } from '../library/storageTrouble';
import { useDrafts } from '../library/useDrafts';
import type { Draft, SendingRecord } from '../schema/draft';
import type { TemplateType } from '../schema/enums';
import { typeNames } from '../schema/typeNames';
import { SendingBadge } from '../submission/StatusBadge';
import { ButtonLink } from '../ui/ButtonLink';
import { formatMoment } from '../ui/formatMoment';
import { Notice } from '../ui/Notice';
import { ImportButton } from './ImportButton';
import styles from './StartPage.module.css';
import { TypeDrawing } from './TypeDrawing';

const kinds = [
  { type: 'text_message', words: 'Words, with up to 11 buttons under them.' },
  { type: 'rich_card', words: 'One card: picture, title, description, up to 4 buttons.' },
  { type: 'carousel', words: 'Two to ten cards, side by side.' },
] satisfies { type: TemplateType; words: string }[];

const drawSending = (sending: SendingRecord) => <SendingBadge sending={sending} />;
const draftHref = (id: string) => `/templates/${id}`;

/** Where the work begins: go on with the last draft, start a new one, or open an older one. */
export function StartPage() {
  const onDevice = useDrafts();
  const { drafts, damaged, deleted, trouble } = onDevice;
  const last = drafts?.find(({ id }) => !deleted.has(id));
  return (
    <>
      <div>
        <h1>Templates</h1>
        <p className={styles['lead']}>Write a message, see it on a phone, send it for approval.</p>
      </div>
      {trouble && (
        <Notice tone="warning" title={storageTroubleWords[trouble].title}>
          <p>{storageTroubleWords[trouble].next}</p>
        </Notice>
      )}
      {last && <LastDraft draft={last} />}
      <NewTemplate />
      {drafts && (drafts.length > 0 || damaged.length > 0) && (
        <section aria-labelledby="drafts" className={styles['section']}>
          <h2 id="drafts">Your drafts</h2>
          <DraftList onDevice={onDevice} hrefOf={draftHref} drawSending={drawSending} />
          <p className={styles['quiet']}>Drafts are kept in this browser, on this device.</p>
        </section>
      )}
      {drafts && !last && !trouble && <NoDrafts />}
    </>
  );
}

function LastDraft({ draft: { id, template, changedAt } }: { draft: Draft }) {
  return (
    <section aria-labelledby="last-draft" className={styles['last']}>
      <div className={styles['drawing']}>
        <TypeDrawing type={template.type} />
      </div>
      <div className={styles['about']}>
        <p className={styles['quiet']}>
          {typeNames[template.type]}, changed {formatMoment(changedAt)}
        </p>
        <h2 id="last-draft">{template.name || 'Untitled template'}</h2>
        <p className={styles['excerpt']} dir="auto">
          {describeDraft(template) || 'Nothing written yet'}
        </p>
      </div>
      <Link href={draftHref(id)} asChild>
        <ButtonLink look="primary" icon={<ArrowRight aria-hidden />}>
          Continue
        </ButtonLink>
      </Link>
    </section>
  );
}

function NewTemplate() {
  return (
    <section aria-labelledby="new-template" className={styles['section']}>
      <div className={styles['top']}>
        <h2 id="new-template">New template</h2>
        <div className={styles['ways']}>
          <Link href="/gallery">Start from an example</Link>
          <ImportButton />
        </div>
      </div>
      <ul className={styles['kinds']}>
        {kinds.map(({ type, words }) => (
          <li key={type} className={styles['kind']}>
            <TypeDrawing type={type} />
            <div>
              <h3>
                <Link href={`/templates/new?type=${type}`} className={styles['cover']}>
                  {typeNames[type]}
                </Link>
              </h3>
              <p className={styles['words']}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoDrafts() {
  return (
    <section aria-labelledby="no-drafts" className={styles['empty']}>
      <h2 id="no-drafts">No drafts yet</h2>
      <p>Choose a kind above, or take a finished template and make it yours.</p>
      <Link href="/gallery" asChild>
        <ButtonLink look="primary">Open the gallery</ButtonLink>
      </Link>
    </section>
  );
}
