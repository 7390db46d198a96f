import { isPrivateHost } from '../../../lib/address/privateHost';
import { uriParts } from '../../../lib/address/uri';
import type { MediaConnection } from '../../../schema/media/mediaFile';
import { publicOrigin } from '../../guards/addresses';
import type { Settings } from '../../settings/settings';

/** The address in front of a file's name in templates. Without a setting, below the address of this server. */
export function publicMediaUrl(request: Request, settings: Settings): string {
  return settings.MEDIA_PUBLIC_URL ?? `${publicOrigin(request, settings)}/media`;
}

/** Whether a platform on the Internet can fetch an address: over https, from a host that is not private. */
export function isPublicAddress(address: string): boolean {
  const { scheme, host = '' } = uriParts(address) ?? { scheme: '' };
  return scheme.toLowerCase() === 'https' && !isPrivateHost(host);
}

/** The part of `/api/connection` about media. */
export function describeMedia(request: Request, settings: Settings): MediaConnection {
  const publicUrl = publicMediaUrl(request, settings);
  return {
    publicUrl,
    isPublic: isPublicAddress(publicUrl),
    store: settings.MEDIA_S3_ENDPOINT === undefined ? 'folder' : 's3',
  };
}
