import {
  InvitationAnswer,
  InvitationKey,
  PeopleList,
  MadeInvitation,
  MemberList,
  MemberRole,
  NewInvitation,
} from '../responses/members';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownOperation,
  refused,
  ownBodyRefusals,
} from './operation';

const people = 'People';
const places = { id: 'The ID of the invitation in the list.' };

export const listMembers = ownOperation(people, 'listMembers', {
  summary: 'List who may use a space',
  places,
  responses: { 200: done('By name.', jsonContent(MemberList)), ...noSuchThing },
});

export const changeMember = ownOperation(people, 'changeMember', {
  summary: 'Change the role of an invited person',
  places,
  ...body(jsonContent(MemberRole, example({ role: 'author' }))),
  responses: {
    ...nothing,
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('It is the caller, whose own role another sender changes.'),
  },
});

export const removeMember = ownOperation(people, 'removeMember', {
  summary: 'Take back the role of an invited person',
  description: 'Also withdraws the invitations that the person made. What they wrote stays.',
  places,
  responses: {
    ...nothing,
    ...noSuchThing,
    409: refused('It is the caller, whom another sender removes.'),
  },
});

export const listPeople = ownOperation(people, 'listPeople', {
  summary: 'List everybody who has signed in here',
  responses: {
    200: done('By name.', jsonContent(PeopleList)),
    409: refused('Nobody signs in at this server.'),
  },
});

export const erasePersonOperation = ownOperation(people, 'erasePerson', {
  summary: 'Erase a person',
  description:
    'Deletes sessions, tokens, memberships, invitations, links for guests, inbox and e-mail settings of a person. What they did stays, by “A former member”; drafts and the texts of comments stay as they are.',
  places: { person: 'The ID of the person in the list.' },
  responses: {
    ...nothing,
    404: refused('Nobody with this ID has signed in here.'),
    409: refused('It is the caller, whom another sender erases; or nobody signs in at this server.'),
  },
});

export const makeInvitation = ownOperation(people, 'makeInvitation', {
  summary: 'Make an invitation to a space',
  places,
  ...body(jsonContent(NewInvitation, example({ role: 'author', days: 7 }))),
  responses: {
    201: done('The invitation. Its secret is shown this once.', jsonContent(MadeInvitation)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('Nobody signs in at this server, or the space has 50 open invitations.'),
  },
});

export const withdrawInvitation = ownOperation(people, 'withdrawInvitation', {
  summary: 'Withdraw an invitation',
  description: 'Who has joined with it stays.',
  places,
  responses: { ...nothing, ...noSuchThing },
});

const withSecret = {
  ...body(jsonContent(InvitationKey, example({ secret: 'x'.repeat(43) }))),
  responses: {
    200: done('What the invitation is for.', jsonContent(InvitationAnswer)),
    ...ownBodyRefusals,
    404: refused('There is no such invitation: it was withdrawn or has expired.'),
  },
};

export const readInvitation = ownOperation(people, 'readInvitation', {
  summary: 'Read an invitation',
  ...withSecret,
});

export const acceptInvitation = ownOperation(people, 'acceptInvitation', {
  summary: 'Join a space by an invitation',
  description: 'Gives the caller the role of the invitation, unless they have a higher one.',
  ...withSecret,
  responses: { ...withSecret.responses, 409: refused('Nobody signs in at this server.') },
});
