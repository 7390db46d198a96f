import * as operations from '../../../schema/openapi/members';
import {
  InvitationKey,
  MemberRole,
  NewInvitation,
  type InvitationAnswer,
  type MadeInvitation,
  type MemberList,
} from '../../../schema/responses/members';
import { includesSpaceRole } from '../../../schema/responses/spaces';
import { gatewayError } from '../../gateway/calls/gatewayError';
import { readOwnBody } from '../../gateway/calls/readForwardedBody';
import type { Caller } from '../../request/bindings';
import type { Settings } from '../../settings/settings';
import { hasSignIn } from '../../settings/signInValues';
import { del, get, post, put, type Route } from '../route';
import { allSpaces, labelOfSpace, roleIn } from '../spaces';
import type { MemberStore } from './memberStore';

const MAX_REQUEST_BYTES = 2000;
/** Open invitations to one space. */
const MAX_INVITATIONS = 50;

const readKey = (request: Request) => readOwnBody(request, InvitationKey, MAX_REQUEST_BYTES);

/** Who may use a space: `…/members`, `…/invitations`, and what the person with an invitation calls. */
export function memberRoutes(settings: Settings, members: MemberStore): Route[] {
  /** An open invitation, and what the caller may know of it. */
  async function find(secret: string, caller: Caller) {
    const invitation = await members.read(secret);
    if (invitation === undefined) return noInvitation();
    const { space, role, by } = invitation;
    const ownRole = roleIn(space, caller, settings) ?? null;
    const answer: InvitationAnswer = { space, label: labelOfSpace(space, settings), role, by, ownRole };
    return { invitation, answer };
  }

  return [
    get(
      '/api/v1/spaces/:space/members',
      { needs: 'space viewer', operation: operations.listMembers },
      async (c) => {
        const { space } = c.req.param();
        const { caller = {} } = c.env;
        const isSender = roleIn(space, caller, settings) === 'sender';
        return Response.json({
          members: await members.list(space, caller),
          signInRoles: allSpaces(settings).find(({ name }) => name === space)?.roles ?? {},
          invitations: isSender ? await members.invitations(space) : null,
        } satisfies MemberList);
      },
    ),
    put(
      '/api/v1/spaces/:space/members/:member',
      { needs: 'space sender', operation: operations.changeMember, records: 'member-changed' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, MemberRole, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { space, member: subject } = c.req.param();
        const found = await findOther(members, { space, subject }, c.env.caller);
        if (found instanceof Response) return found;
        const unrecorded = await c.env.beginAct?.({
          name: `${found.name}, ${labelOfSpace(space, settings)}: ${body.role}`,
        });
        if (unrecorded) return unrecorded;
        const isDone = await members.change({ space, subject, role: body.role }, c.env.caller ?? {});
        return isDone ? new Response(null, { status: 204 }) : notSenderAnyMore();
      },
    ),
    del(
      '/api/v1/spaces/:space/members/:member',
      { needs: 'space sender', operation: operations.removeMember, records: 'member-removed' },
      async (c) => {
        const { space, member: subject } = c.req.param();
        const found = await findOther(members, { space, subject }, c.env.caller);
        if (found instanceof Response) return found;
        const unrecorded = await c.env.beginAct?.({
          name: `${found.name}, ${labelOfSpace(space, settings)}`,
        });
        if (unrecorded) return unrecorded;
        const isDone = await members.change({ space, subject, role: null }, c.env.caller ?? {});
        return isDone ? new Response(null, { status: 204 }) : notSenderAnyMore();
      },
    ),
    post(
      '/api/v1/spaces/:space/invitations',
      { needs: 'space sender', operation: operations.makeInvitation, records: 'invitation-made' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewInvitation, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { caller, beginAct } = c.env;
        if (!hasSignIn(settings) || caller?.person === undefined) return noSignIn();
        const { space } = c.req.param();
        if ((await members.invitations(space)).length >= MAX_INVITATIONS)
          return gatewayError(
            409,
            'too_many',
            `The space has ${MAX_INVITATIONS} open invitations, the most that it can have. Withdraw one first.`,
          );
        const unrecorded = await beginAct?.({ name: `${labelOfSpace(space, settings)}: ${body.role}` });
        if (unrecorded) return unrecorded;
        const made = await members.invite(space, body, caller.person);
        return Response.json(made satisfies MadeInvitation, {
          status: 201,
          headers: { 'Cache-Control': 'no-store' },
        });
      },
    ),
    del(
      '/api/v1/spaces/:space/invitations/:id',
      { needs: 'space sender', operation: operations.withdrawInvitation, records: 'invitation-withdrawn' },
      async (c) => {
        const { space, id } = c.req.param();
        if ((await members.invitations(space)).every((invitation) => invitation.id !== id))
          return gatewayError(404, 'not_found', 'id: there is no such invitation');
        const unrecorded = await c.env.beginAct?.({ name: labelOfSpace(space, settings) });
        if (unrecorded) return unrecorded;
        await members.withdraw(space, id);
        return new Response(null, { status: 204 });
      },
    ),
    post('/api/v1/invitations/read', { needs: 'viewer', operation: operations.readInvitation }, async (c) => {
      const key = await readKey(c.req.raw);
      if (key instanceof Response) return key;
      const found = await find(key.secret, c.env.caller ?? {});
      return found instanceof Response ? found : Response.json(found.answer);
    }),
    post(
      '/api/v1/invitations/accept',
      { needs: 'viewer', operation: operations.acceptInvitation, records: 'member-joined' },
      async (c) => {
        const key = await readKey(c.req.raw);
        if (key instanceof Response) return key;
        const { caller = {}, beginAct } = c.env;
        if (!hasSignIn(settings) || caller.person === undefined) return noSignIn();
        if (caller.token) return notByToken();
        const found = await find(key.secret, caller);
        if (found instanceof Response) return found;
        const { invitation, answer } = found;
        if (answer.ownRole !== null && includesSpaceRole(answer.ownRole, invitation.role))
          return Response.json(answer);
        const name = `${answer.label}: ${invitation.role}`;
        const unrecorded = await beginAct?.({ name, space: invitation.space });
        if (unrecorded) return unrecorded;
        if (!(await members.join(invitation, caller.person))) return noInvitation();
        return Response.json({ ...answer, ownRole: invitation.role });
      },
    ),
  ];
}

/**
 * An invited person, or the refusal. Nobody takes their own role back: so a space always keeps somebody who can invite.
 */
async function findOther(
  members: MemberStore,
  { space, subject }: { space: string; subject: string },
  caller: Caller | undefined,
) {
  if (subject === caller?.person?.subject)
    return gatewayError(
      409,
      'own_role',
      'You can’t change your own role. Ask somebody else who can send in this space.',
    );
  const found = await members.findMember(space, subject);
  return found ?? gatewayError(404, 'not_found', 'member: nobody with this ID was invited to the space');
}

const notSenderAnyMore = () =>
  gatewayError(403, 'role', 'Somebody has just changed your role in the space. Nothing was done.');

const noInvitation = () =>
  gatewayError(
    404,
    'not_found',
    'The invitation was withdrawn or has expired, or its link is incomplete. Ask for a new one.',
  );

const notByToken = () =>
  gatewayError(403, 'token', 'Only people who are signed in join a space, not a program.');

const noSignIn = () =>
  gatewayError(409, 'no_sign_in', 'Nobody signs in at this server, so nobody needs an invitation.');
