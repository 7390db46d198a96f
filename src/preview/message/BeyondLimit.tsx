/** Our note about suggestions that are not drawn. */
export const BeyondLimit = ({ count }: { count: number }) => <>+{count} over the limit</>;
