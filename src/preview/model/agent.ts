/** The sender as the phone shows it. It is no part of a template. */
export type Agent = {
  name: string;
  logoUrl?: string;
  /** A check mark stands beside the name of a verified agent. */
  verified: boolean;
  /** Brand colour, `#rrggbb`. */
  color?: string;
};

export const defaultAgent: Agent = { name: 'Your business', verified: true };
