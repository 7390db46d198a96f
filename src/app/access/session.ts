/** The roles of people, each with the rights of those before it. */
export const roles = ['viewer', 'author', 'sender'] as const;
export type Role = (typeof roles)[number];

/** The person in front of this page, as the server knows them. */
export type Session = {
  /** How people sign in; without sign-in, everyone who reaches the server may send. */
  signIn: 'none' | 'oidc' | 'header';
  /** Absent if nobody is signed in. */
  role: Role | undefined;
  name: string | undefined;
  /** Whether somebody was signed in since this page was loaded. */
  wasSignedIn: boolean;
};
