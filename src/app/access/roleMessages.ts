import type { Role } from '../../workspace/services/createSession';

/** What a role may do, in a sentence. */
export const roleMessages = {
  viewer:
    'You may look at templates and write drafts in this browser. Adding pictures and sending need another role.',
  author: 'You may write drafts and add pictures. Sending needs the role sender.',
  sender: 'You may write drafts, add pictures, and send templates for approval.',
} satisfies Record<Role, string>;
