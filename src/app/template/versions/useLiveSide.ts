import { useQuery } from '@tanstack/react-query';
import { readLiveTemplate } from '../../../exchange/live/readLiveTemplate';
import type { SendingRecord, TemplateDraft } from '../../../schema/draft/draft';
import { isTemplateDraft } from '../../../schema/draft/isTemplateDraft';
import { useConnection, platformOf } from '../../../submission/connection/connection';
import { pageTokens } from '../../../submission/connection/credentials';
import { readStored } from '../../../submission/reading/readStored';
import { nameOf } from '../../../submission/reading/settleSending';
import { useStore } from 'zustand';

/** The template that lives at the platform. */
export type LiveSide =
  /** The draft was not created under its name, or its platform cannot be read. */
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'found'; template: TemplateDraft; label: string }
  /** Why there is nothing to compare with. */
  | { state: 'missing'; why: string };

const none: LiveSide = { state: 'none' };

/** Asks the platform of a sending for the template that it created. */
export function useLiveSide(sending: SendingRecord | undefined): LiveSide {
  const { data: connection } = useConnection();
  const platform = sending && platformOf(connection, sending);
  const token = useStore(pageTokens, (tokens) => (platform ? (tokens[platform.name] ?? '') : ''));
  const name = sending && nameOf(sending);
  const mayRead =
    platform !== undefined &&
    platform.readable !== 'no' &&
    (platform.credentials === 'server' || token !== '');
  const { data } = useQuery({
    queryKey: ['live template', platform?.name, sending?.appId, name],
    queryFn: () =>
      readStored(
        {
          platformName: platform?.name ?? '',
          appId: sending?.appId ?? '',
          token: platform?.credentials === 'page' ? token : undefined,
        },
        name ?? '',
      ),
    enabled: mayRead && name !== undefined,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    retry: 0,
  });
  if (!mayRead || name === undefined) return none;
  if (!data) return { state: 'asking' };
  if (data.kind === 'absent')
    return { state: 'missing', why: 'The platform has no template of this name now.' };
  if (data.kind === 'unreadable')
    return { state: 'missing', why: 'The platform does not say now what it has. Try again later.' };
  const read = readLiveTemplate(data.template);
  if (!read.ok || !isTemplateDraft(read.asSent))
    return { state: 'missing', why: 'The template at the platform is of a kind that no draft has.' };
  return { state: 'found', template: read.asSent, label: platform.label };
}
