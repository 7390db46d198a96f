import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeOnServer } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import { SessionList } from '../../schema/responses/session';
import { describeRole } from './readAuditPage';
import { Button } from '../../ui/controls/Button';
import { announce } from '../../ui/notices/announcer';
import { RelativeTime } from '../../ui/time/time';
import styles from './AuditPage.module.css';
import layout from '../../ui/styles/layout.module.css';

const key = ['sessions'];

/** The sessions of all people. Ending one signs that person out at once, also where they sit. */
export function SignedInPeople() {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => readFromServer('/api/sessions', (json) => SessionList.safeParse(json).data),
    retry: 0,
  });

  async function end(id: string, name: string) {
    const result = await changeOnServer('DELETE', `/api/sessions/${id}`);
    announce(result.ok ? `${name} is signed out.` : result.reason);
    await Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['audit'] }),
    ]);
  }
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions">Signed in now</h2>
      {error && <p>{error.message}</p>}
      <ul className={styles.people}>
        {data?.map(({ id, name, role, since, seen }) => (
          <li key={id} className={layout.card}>
            <span>
              <strong>{name}</strong> {describeRole(role).toLowerCase()}. Signed in{' '}
              <RelativeTime at={Date.parse(since)} />, last seen <RelativeTime at={Date.parse(seen)} />.
            </span>
            <Button size="small" onClick={() => void end(id, name)} aria-label={`Sign out ${name}`}>
              Sign out
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
