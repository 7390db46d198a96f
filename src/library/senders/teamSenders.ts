import { readFromServer } from '../../http/readFromServer';
import { createTurns } from '../../lib/values';
import { changeOnServer } from '../../http/changeOnServer';
import {
  SpaceSenderAnswer,
  SpaceSenderList,
  type SenderLook,
  type SpaceSender,
} from '../../schema/responses/senders';
import type { Space } from '../../schema/responses/spaces';
import type { Senders } from './createSenders';
import type { Sender } from './sender';

const addressOf = (space: string, id = '') =>
  `/api/v1/spaces/${encodeURIComponent(space)}/senders${id && `/${encodeURIComponent(id)}`}`;

const toSender = (space: string, { id, look, revision, createdAt }: SpaceSender): Sender => ({
  ...look,
  id,
  createdAt,
  team: { space, revision },
});

function lookOf({ name, verified, color, logo, logoUrl, kind }: Sender): SenderLook {
  return { name, verified, color, logo, logoUrl, kind };
}

/** What is read while a change is written would replace what was typed meanwhile. */
const inTurn = createTurns();

/**
 * Takes over the senders that the spaces share. This browser keeps a copy, for the phones while it is offline.
 *
 * @param changed the only one of the spaces whose senders are other ones now
 */
export const readTeamSenders = (
  spaces: readonly Space[],
  senders: Senders,
  changed?: string,
): Promise<void> => inTurn(() => readAll(spaces, senders, changed));

async function readAll(spaces: readonly Space[], senders: Senders, changed?: string): Promise<void> {
  await senders.open();
  const names = new Set(spaces.map(({ name }) => name));
  const lost = senders.list
    .getState()
    .flatMap(({ team }) => (team && !names.has(team.space) ? [team.space] : []));
  for (const space of new Set(lost)) await senders.takeOver(space, []);
  for (const space of changed === undefined ? names : [changed]) {
    const shared = await readFromServer(
      addressOf(space),
      (json) => SpaceSenderList.safeParse(json).data?.senders,
    )
      // The copies stay as they are.
      .catch(() => undefined);
    if (shared)
      await senders.takeOver(
        space,
        shared.map((sender) => toSender(space, sender)),
      );
  }
}

/** The sender as the space has it now, or why it has not. */
type Shared = { sender: Sender } | { reason: string };

/** Writes a sender to a space: a new one, or a change of the revision that this browser has. */
export async function shareSender(sender: Sender, space: string): Promise<Shared> {
  const { id, team } = sender;
  const condition: Record<string, string> = team
    ? { 'if-match': `"${team.revision}"` }
    : { 'if-none-match': '*' };
  const result = await inTurn(() => changeOnServer('PUT', addressOf(space, id), lookOf(sender), condition));
  if (!result.ok) return { reason: result.reason };
  const answer = SpaceSenderAnswer.safeParse(result.json).data;
  if (!answer) return { reason: 'The server’s response can’t be read.' };
  const { defaultAt } = sender;
  return { sender: { ...toSender(space, answer.sender), ...(defaultAt === undefined ? {} : { defaultAt }) } };
}

/** Takes a sender out of its space. Resolves to the reason if that failed. */
export async function unshareSender({ id, team }: Sender): Promise<string | undefined> {
  if (!team) return undefined;
  const result = await changeOnServer('DELETE', addressOf(team.space, id));
  return result.ok ? undefined : result.reason;
}
