/** The roles of people, each with the rights of those before it. */
export const roles = ['viewer', 'author', 'sender'] as const;
export type Role = (typeof roles)[number];

export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);
