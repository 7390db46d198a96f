/** The sender of the message. It is no part of a template. */
export type Agent = {
  name: string;
  logoUrl?: string;
  /** A verified agent has a check mark beside its name. */
  verified: boolean;
  /** Brand colour, `#rrggbb`. */
  color?: string;
  /** Whether it may send promotions: Android then offers to unsubscribe above the message field. */
  promotes?: boolean;
};

export const defaultAgent: Agent = { name: 'Your business', verified: true };
