import { useConnection } from '../../submission/connection/connection';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Notice } from '../../ui/notices/Notice';
import { Disclosure } from '../../ui/controls/Disclosure';
import { BoundaryData } from './BoundaryData';
import { useVerificationConnection } from '../../verification/connection/connection';
import { PageTitle } from '../../ui/controls/PageTitle';
import { RequestList } from '../audit/RecentRequests';
import { interfaces } from './answerChoices';
import { controlCurl } from './controls';
import { NextAnswers } from './NextAnswers';
import { TemplateControls } from './TemplateControls';
import words from '../../ui/styles/words.module.css';
import styles from './TestersPage.module.css';
import layout from '../../ui/styles/layout.module.css';

/** The test bench: the next answers of the embedded platform, what it holds, test data, and the requests. */
export function TestersPage() {
  const { data: connection, error } = useConnection();
  const { data: verification } = useVerificationConnection();
  const embedded = connection?.platforms.find(({ platform }) => platform === 'embedded');
  const answering = interfaces.filter(({ key }) =>
    key === 'name' ? embedded !== undefined : verification?.platform === 'embedded',
  );
  return (
    <>
      <PageTitle title="For testers">
        Choose how the embedded platform responds, and see what was requested. Each control is also a cURL
        command; see the <a href="/docs">API documentation</a>.
      </PageTitle>
      {error && <p>{error.message}</p>}
      {connection && !embedded && (
        <Notice tone="info" title="This server sends to a real platform">
          <p>
            You can’t set its responses or delete its templates. For tests, start a server without
            RCS_BASE_URL.
          </p>
        </Notice>
      )}
      {answering.length > 0 && (
        <section aria-label="Next responses" className={`${layout.card} ${styles.section}`}>
          <div>
            <h2>Next responses</h2>
            <p className={words.soft}>
              Each is used once, in this order. Responses for a certain name or number come first.
            </p>
          </div>
          <div className={styles.columns}>
            {answering.map((one) => (
              <NextAnswers key={one.path} of={one} />
            ))}
          </div>
        </section>
      )}
      {embedded && <TemplateControls platform={embedded} />}
      <BoundaryData appId={connection?.platforms[0].appIds[0] ?? 'demo'} />
      <section aria-label="Requests" className={`${layout.card} ${styles.section}`}>
        <Disclosure summary={<h2 className={styles.summary}>Requests in the last hour</h2>}>
          {() => <RequestList />}
        </Disclosure>
        <div className={layout.row}>
          <CopyButton
            label="Copy cURL"
            name="to list the requests"
            text={() => controlCurl({ method: 'GET', path: '/api/log' })}
          />
        </div>
      </section>
    </>
  );
}
