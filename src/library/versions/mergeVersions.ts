import { isSame } from '../../lib/values';
import type { SendingRecord } from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { Version } from './version';

/** Whether everybody who has the draft finds a version at the server. */
export const isOnServer = ({ savedBy }: Version): boolean => savedBy !== undefined;

/** The copy that this device has of a version of the server. A restored server may give its number to another state. */
export const copyOf = (onServer: Version, onDevice: readonly Version[]): Version | undefined =>
  onDevice.find(
    ({ revision, template }) =>
      revision !== undefined && revision === onServer.revision && isSame(template, onServer.template),
  );

/**
 * What was sent from a draft in other browsers, as versions: the record of the draft has the request bodies. The same body
 * several times in a row is one version.
 */
function sentElsewhere(
  draftId: string,
  sendings: readonly SendingRecord[],
  onDevice: readonly Version[],
): Version[] {
  const known = new Set(onDevice.flatMap((version) => version.sendings.map(({ at }) => at)));
  const versions: Version[] = [];
  for (const { payload: template, ...sending } of sendings) {
    if (known.has(sending.at) || sending.outcome === 'not_sent' || !isTemplateDraft(template)) continue;
    const last = versions.at(-1);
    const { at } = sending;
    if (last && isSame(last.template, template))
      versions[versions.length - 1] = { ...last, at, sendings: [...last.sendings, sending] };
    else
      versions.push({
        id: `s${at}`,
        draftId,
        at,
        origin: 'sending',
        template,
        stash: {},
        sendings: [sending],
        isRecord: true,
      });
  }
  return versions;
}

/** The versions of a draft, newest first: of this device, of the server, and what was sent elsewhere. Each of them once. */
export function mergeVersions(
  draftId: string,
  onDevice: readonly Version[],
  onServer: readonly Version[],
  sendings: readonly SendingRecord[],
): Version[] {
  const copies = new Set(onServer.map((version) => copyOf(version, onDevice)));
  return [
    ...onDevice.filter((version) => !copies.has(version)),
    ...onServer,
    ...sentElsewhere(draftId, sendings, onDevice),
  ].toSorted((a, b) => b.at - a.at);
}
