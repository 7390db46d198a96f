import type { Environment } from './environment';
import { hasEmbeddedPlatform } from './platforms';
import { settingNames, type Settings } from './settings';

/** Only settings of this server start so. */
const OWN_PREFIX = /^(?:RCS|OIDC|VERIFICATION)_/i;
/** What Kubernetes sets for a service of such a name. */
const OF_A_SERVICE = /_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;

const bare = (name: string) => name.replaceAll('_', '').toLowerCase();

/**
 * A sentence for each setting that is given and has no effect, without its value: a name that is misspelled, or
 * credentials for a platform whose address is missing. The server starts all the same.
 */
export function findIdleSettings(environment: Environment, settings: Settings): string[] {
  const byBareName = new Map(settingNames.map((name) => [bare(name), name]));
  const misspelled = Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || OF_A_SERVICE.test(name)) return [];
    const meant = byBareName.get(bare(name));
    if (meant !== undefined) return [`${name}: is no setting and is ignored. Did you mean ${meant}?`];
    return OWN_PREFIX.test(name) ? [`${name}: is no setting and is ignored.`] : [];
  });
  const hasAddress = settings.RCS_BASE_URL !== undefined || !hasEmbeddedPlatform(settings);
  const credentials = ['RCS_ACCESS_TOKEN', 'RCS_TOKEN_URL'] as const;
  const unused = credentials
    .filter((name) => settings[name] !== undefined && !hasAddress)
    .map(
      (name) => `${name}: has no effect without RCS_BASE_URL. Templates are sent to the embedded platform.`,
    );
  return [...misspelled, ...unused];
}
