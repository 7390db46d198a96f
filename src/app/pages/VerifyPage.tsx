import { useSearchParams } from 'wouter';
import { countrySetting } from '../../library/settings/settings';
import { CountryChoice } from '../../editor/quickFixes/CountryChoice';
import { useStore } from 'zustand';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import { useVerificationConnection } from '../../verification/connection/connection';
import { VerificationPanel } from '../../verification/VerificationPanel';
import { PageTitle } from '../../ui/controls/PageTitle';

/** Starts and follows phone number verifications. `?id=` names the followed one, `?q=` what to look up. */
export function VerifyPage() {
  const { data, error, isFetching, refetch } = useVerificationConnection();
  const country = useStore(countrySetting);
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageTitle title="Verify a number">
        Start a phone number verification or look one up, and see how it ended and why.
      </PageTitle>
      {data ? (
        <VerificationPanel
          connection={data}
          lookup={search.get('q') ?? ''}
          selected={search.get('id') ?? undefined}
          onSelect={(id) =>
            setSearch((previous) => {
              const next = new URLSearchParams(previous);
              if (id === undefined) next.delete('id');
              else next.set('id', id);
              return next;
            })
          }
          country={{ code: country, choice: <CountryChoice country={countrySetting} label="the number" /> }}
          hrefOf={(id) => `/verify?id=${encodeURIComponent(id)}`}
        />
      ) : isFetching ? (
        <p role="status">
          <Spinner /> Loading…
        </p>
      ) : (
        <Notice
          tone="error"
          title="The connection couldn’t be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error?.message}</p>
        </Notice>
      )}
    </>
  );
}
