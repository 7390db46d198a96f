import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../../http/changeOnServer';
import { readFromServer } from '../../../http/readFromServer';
import { addressOfDraft } from '../../../review/reviewData';
import { GuestLinkList, MadeGuestLink, type GuestLink } from '../../../schema/responses/guests';
import { Button } from '../../../ui/controls/Button';
import { announce } from '../../../ui/notices/announcer';
import { dayAt, formatDay, RelativeTime } from '../../../ui/time/time';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import type { DraftOnServer } from '../../../workspace/draftOnServer';
import { SecretNotice } from '../../access/SecretNotice';
import { LinkPicture } from './LinkPicture';
import layout from '../../../ui/styles/layout.module.css';
import words from '../../../ui/styles/words.module.css';

type GuestLinksProps = Pick<OpenedTemplate, 'trustsMedia'> & { draft: DraftOnServer };

/** Links by which people without an account see this template and comment on it. */
export function GuestLinks({ draft, trustsMedia }: GuestLinksProps) {
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeGuestLink>();
  const address = `${addressOfDraft(draft)}/guests`;
  const { data, error } = useQuery({
    queryKey: ['guest links', address],
    queryFn: () => readFromServer(address, (json) => GuestLinkList.safeParse(json).data?.links),
    retry: 0,
  });
  const readAgain = () => queries.invalidateQueries({ queryKey: ['guest links', address] });

  async function make() {
    const result = await changeOnServer('POST', address, {});
    const link = result.ok ? MadeGuestLink.safeParse(result.json).data : undefined;
    if (link) setMade(link);
    else announce(result.ok ? 'The server’s response can’t be read.' : result.reason);
    await readAgain();
  }
  async function withdraw({ id }: GuestLink) {
    const result = await changeOnServer('DELETE', `${address}/${id}`);
    announce(result.ok ? 'The link is withdrawn.' : result.reason);
    if (result.ok && made?.link.id === id) setMade(undefined);
    await readAgain();
  }
  return (
    <div className={layout.stack}>
      <p className={words.soft}>
        Whoever has the link sees this template and comments on it, without signing in. They see nothing else,
        and only the comments of guests.
      </p>
      <div>
        <Button size="small" onClick={() => void make()}>
          Make link for guests
        </Button>
      </div>
      {made && (
        <SecretNotice
          key={made.link.id}
          title="Copy the link now"
          secret={`${location.origin}/review/${made.secret}`}
          copyLabel="Copy link"
          copied="Link copied"
        >
          It isn’t shown again, and works until {formatDay(dayAt(Date.parse(made.link.expiresAt)))}.
        </SecretNotice>
      )}
      {made && (
        <LinkPicture
          key={`picture ${made.link.id}`}
          address={address}
          made={made}
          trustsMedia={trustsMedia}
        />
      )}
      {error && <p className={words.problem}>{error.message}</p>}
      {data && data.length > 0 && (
        <ul className={layout.tightStack} aria-label="Open links for guests">
          {data.map((link) => (
            <li key={link.id} className={layout.row}>
              <span>
                By <bdi>{link.by}</bdi> <RelativeTime at={Date.parse(link.createdAt)} />, until{' '}
                {formatDay(dayAt(Date.parse(link.expiresAt)))}
              </span>
              <Button size="small" onClick={() => void withdraw(link)}>
                Withdraw link
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
