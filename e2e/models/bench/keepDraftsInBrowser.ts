/**
 * The `storageState` of browsers whose drafts stay in them, so that flows that run side by side on one server never see
 * each other's drafts. The person can choose the same under Connection.
 */
export const keepDraftsInBrowser = (address: string) => ({
  cookies: [],
  origins: [
    { origin: new URL(address).origin, localStorage: [{ name: 'rcs.draft-place', value: '"browser"' }] },
  ],
});
