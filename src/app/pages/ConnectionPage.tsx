import { ConnectionForm } from '../../submission/connection/ConnectionForm';
import { AgentForm } from '../phones/AgentForm';
import styles from './ConnectionPage.module.css';

/** The connection to the platform, and the agent that the phone shows. */
export function ConnectionPage() {
  return (
    <>
      <div>
        <h1>Connection</h1>
        <p className={styles['lead']}>Where your templates go, and as whom the phone shows them.</p>
      </div>
      <div className={styles['columns']}>
        <section aria-labelledby="platform" className={styles['section']}>
          <div>
            <h2 id="platform">Platform</h2>
            <p className={styles['words']}>As the server of this page was started.</p>
          </div>
          <ConnectionForm />
        </section>
        <section aria-labelledby="agent" className={styles['section']}>
          <div>
            <h2 id="agent">Agent</h2>
            <p className={styles['words']}>
              For the preview only: kept on this device, never part of a template.
            </p>
          </div>
          <AgentForm />
        </section>
      </div>
    </>
  );
}
