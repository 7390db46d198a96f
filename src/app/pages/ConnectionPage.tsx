import { useState } from 'react';
import { Link } from 'wouter';
import { defaultSender } from '../../library/senders/sender';
import { toDraftSender } from '../../schema/draft/sender';
import { ConnectionForm } from '../../submission/connection/ConnectionForm';
import { PeopleSection } from '../access/PeopleSection';
import { DraftPlaceSection } from '../../team/DraftPlaceSection';
import { SenderEditor } from '../../senders/SenderEditor';
import { useSenders } from '../../senders/agent';
import { useAppServices } from '../../workspace/services/AppServices';
import { useStore } from 'zustand';
import { PageTitle } from '../../ui/controls/PageTitle';
import styles from './ConnectionPage.module.css';
import layout from '../../ui/styles/layout.module.css';

/** The connection to the platform, and the senders that the phone shows. */
export function ConnectionPage() {
  return (
    <>
      <PageTitle title="Connection">Where templates are sent, and which senders the preview shows.</PageTitle>
      <div className={layout.columns}>
        <div className={layout.sections}>
          <section aria-labelledby="platform" className={styles.section}>
            <div>
              <h2 id="platform">Platform</h2>
              <p className={styles.words}>Configured on the server.</p>
            </div>
            <ConnectionForm />
            <p className={styles.words}>
              <Link href="/testers">For testers</Link>: next responses, test data, requests.{' '}
              <a href="/docs">API documentation</a>, <Link href="/element">a phone in your own page</Link>
            </p>
          </section>
          <section aria-labelledby="people" className={styles.section}>
            <div>
              <h2 id="people">People</h2>
              <p className={styles.words}>Who can send, and what was sent.</p>
            </div>
            <PeopleSection />
          </section>
          <section aria-labelledby="drafts" className={styles.section}>
            <div>
              <h2 id="drafts">Drafts</h2>
              <p className={styles.words}>Where your drafts are saved.</p>
            </div>
            <DraftPlaceSection />
          </section>
        </div>
        <section aria-labelledby="senders" className={styles.section}>
          <div>
            <h2 id="senders">Senders</h2>
            <p className={styles.words}>
              For the preview only: saved on this device, never sent with a template.
            </p>
          </div>
          <KeptSenders />
        </section>
      </div>
    </>
  );
}

function KeptSenders() {
  const senders = useSenders();
  const [id, setId] = useState<string>();
  const isRead = useStore(useAppServices().senders.isOpen);
  // A change of the initial sender would replace the stored one.
  if (!isRead) return null;
  const chosen = senders.find((sender) => sender.id === id) ?? defaultSender(senders);
  return (
    <SenderEditor
      legend="Default sender, for templates without their own"
      choosesDefault
      chosen={toDraftSender(chosen)}
      onChoose={(sender) => setId(sender.id)}
    />
  );
}
