import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { writeLibraryFile } from '../../exchange/file/libraryFile';
import { curlCommand } from '../../lib/text/curlCommand';
import { boundaryCases, type BoundaryCase, boundaryDrafts } from '../../schema/boundary/boundaryCases';
import { download } from '../../ui/browser/page';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { ScrolledTable } from '../audit/RecentRequests';
import words from '../../ui/styles/words.module.css';
import styles from './TestersPage.module.css';
import layout from '../../ui/styles/layout.module.css';

/** Rows that are drawn: a search finds the others. */
const MAX_ROWS = 30;

function downloadDrafts(cases: readonly BoundaryCase[]): void {
  const now = Date.now();
  download('boundary-drafts.json', writeLibraryFile(boundaryDrafts(cases, now), now));
}

/** A template at each limit of the interface, with what is expected of it. */
export function BoundaryData({ appId }: { appId: string }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const cases = useMemo(() => boundaryCases(), []);
  const found = cases.filter(({ what, path }) =>
    `${what} ${path}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const address = `${location.origin}/api/v2/rcs/${encodeURIComponent(appId)}/templates`;
  const refused = cases.filter(({ expected }) => expected === 'refused').length;

  return (
    <section aria-labelledby={id} className={`${layout.card} ${styles.section}`}>
      <div>
        <h2 id={id}>Test data at every limit</h2>
        <p className={words.soft}>
          {cases.length} templates: {cases.length - refused} accepted, {refused} rejected. Also available as{' '}
          <code>npx rcs-template boundary</code>.
        </p>
      </div>
      <div className={layout.row}>
        <Button
          size="small"
          icon={<Download aria-hidden />}
          onClick={() => download('boundary-cases.json', `${JSON.stringify(cases, null, 2)}\n`)}
        >
          Download cases
        </Button>
        <Button size="small" icon={<Download aria-hidden />} onClick={() => downloadDrafts(cases)}>
          Download drafts
        </Button>
      </div>
      <Field label="Find a limit" hint="For example title, postback or carousel.">
        <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field>
      <p role="status" className={words.soft}>
        {found.length > MAX_ROWS
          ? `The first ${MAX_ROWS} of ${found.length}.`
          : `${found.length} of ${cases.length}.`}
      </p>
      {found.length > 0 && (
        <ScrolledTable label="Templates at a limit" columns={['Case', 'Expected', 'Request']}>
          {found.slice(0, MAX_ROWS).map(({ id: caseId, what, path, expected, issues, template }) => (
            <tr key={caseId}>
              <td>
                {what}
                {path !== '' && <code className={`${words.softNote} ${styles.path}`}>{path}</code>}
              </td>
              <td>{expected === 'accepted' ? '201' : `400, ${issues[0]?.path || 'body'}`}</td>
              <td>
                <div className={layout.row}>
                  <CopyButton
                    label="JSON"
                    name={`of ${what}`}
                    text={() => JSON.stringify(template, null, 2)}
                  />
                  <CopyButton
                    label="cURL"
                    name={`of ${what}`}
                    text={() =>
                      curlCommand({
                        method: 'POST',
                        address,
                        headers: { 'Content-Type': 'application/json' },
                        body: JSON.stringify(template),
                      })
                    }
                  />
                </div>
              </td>
            </tr>
          ))}
        </ScrolledTable>
      )}
    </section>
  );
}
