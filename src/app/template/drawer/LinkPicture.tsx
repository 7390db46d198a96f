import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { request } from '../../../http/request';
import { fromDocument } from '../../../library/sync/sharedDraft';
import { drawForLink } from '../../../phones/picture/linkPicture';
import { Phones } from '../../../phones/Phones';
import { phonePlace } from '../../../phones/useScale';
import type { System } from '../../../preview/model/options';
import type { Draft } from '../../../schema/draft/draft';
import type { MadeGuestLink } from '../../../schema/responses/guests';
import { useAgent } from '../../../senders/agent';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { defaultViewOptions } from '../../../workspace/draftScreen';
import { openForGuests, loadGuestReview } from '../../review/guestReview';
import text from '../../../ui/styles/words.module.css';
import styles from './Drawer.module.css';

type LinkPictureProps = Pick<OpenedTemplate, 'trustsMedia'> & {
  /** Of the links of the draft. */
  address: string;
  made: MadeGuestLink;
};

/** Gives a new link the picture that chats show: draws what its guests see, out of sight. */
export function LinkPicture({ address, made, trustsMedia }: LinkPictureProps) {
  const { data, error } = useQuery({
    queryKey: ['guest', made.secret],
    queryFn: async () => {
      const { document, digest } = await loadGuestReview(made.secret);
      const stored = fromDocument('guest', document);
      if (!stored) throw new Error('This version of the page can’t read the template.');
      return { stored, digest };
    },
    staleTime: Infinity,
    retry: 0,
  });
  if (error) return <PictureState words={withoutPicture} />;
  if (!data) return <PictureState words={drawing} />;
  const place = `${address}/${made.link.id}/picture?digest=${data.digest}`;
  return <DrawnForLink stored={data.stored} place={place} trustsMedia={trustsMedia} />;
}

type DrawnForLinkProps = Pick<OpenedTemplate, 'trustsMedia'> & { stored: Draft; place: string };

function DrawnForLink({ stored, place, trustsMedia }: DrawnForLinkProps) {
  const [open] = useState(() => ({ ...openForGuests(stored), trustsMedia }));
  const [staged] = useState(() => new Map<System, HTMLElement>());
  const agent = useAgent(stored.sender, useStore(trustsMedia), stored.space);
  const { error, isSuccess } = useQuery({
    queryKey: ['picture of link', place],
    queryFn: async () => {
      const outcome = await request(place, { method: 'PUT', body: await drawForLink(staged) });
      if (outcome.kind !== 'answer' || outcome.status !== 204) throw new Error('The picture was not taken.');
      return true;
    },
    staleTime: Infinity,
    retry: false,
  });
  return (
    <>
      <PictureState words={error ? withoutPicture : isSuccess ? withPicture : drawing} />
      {!isSuccess && !error && (
        <div aria-hidden inert className={styles.stage} style={phoneWidth} data-phones="both">
          <Phones
            open={open}
            agent={agent}
            view={{ ...defaultViewOptions, phones: 'both' }}
            theme="light"
            onGoTo={ignoreClicks}
            elements={staged}
          />
        </div>
      )}
    </>
  );
}

const PictureState = ({ words }: { words: string }) => (
  <p role="status" className={text.soft}>
    {words}
  </p>
);

const drawing = 'Drawing the picture for chats…';
const withPicture = 'Chats show the name and a picture of the phones.';
const withoutPicture = 'Chats show the name only: the picture couldn’t be made.';

const ignoreClicks = () => undefined;
const phoneWidth = { '--phone-width': `${phonePlace.width}px` } as CSSProperties;
