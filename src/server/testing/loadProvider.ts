// The provider warns that its store and its keys are for development, and that its authors run a newer Node. The one of
// a test may have both.
for (const level of ['info', 'warn'] as const) {
  const write = console[level];
  console[level] = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith('oidc-provider ')) write(...parts);
  };
}

/** Loads the OpenID provider of the tests, quietly. Only files that run one load it. */
export const loadProvider = () => import('oidc-provider');
