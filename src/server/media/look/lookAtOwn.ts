import { MediaFileName } from '../../../schema/media/mediaFile';
import { kindInfo, MediaKind } from '../../../schema/media/mediaKinds';
import type { MediaLook } from '../../../schema/media/mediaLook';
import { ownOrigin } from '../../guards/ownOrigin';
import { findMediaRow } from '../files/mediaRows';
import { publicMediaUrl } from '../files/publicAddress';
import type { MediaRoom } from '../store/mediaRoom';

/** What is seen at the address of a stored file, without a call; undefined for any other address. */
export async function lookAtOwn(
  address: string,
  request: Request,
  { database, settings, now }: MediaRoom,
): Promise<MediaLook | undefined> {
  const places = [publicMediaUrl(request, settings), `${ownOrigin(request, settings.TRUSTED_PROXIES)}/media`];
  const place = places.find((each) => address.startsWith(`${each}/`));
  const file = place === undefined ? '' : address.slice(place.length + 1);
  if (!MediaFileName.safeParse(file).success) return undefined;
  const stamp = { address, isOwn: true, lookedAt: new Date(now()).toISOString() };
  const row = await findMediaRow(database, file);
  if (row === undefined || row.removed_at !== null)
    return { ...stamp, outcome: 'reached', status: row === undefined ? 404 : 410 };
  const kind = MediaKind.parse(row.kind);
  return {
    ...stamp,
    outcome: 'reached',
    status: 200,
    contentType: kindInfo(kind).contentType,
    kind,
    bytes: Number(row.bytes),
    ...(row.width === null ? {} : { width: Number(row.width) }),
    ...(row.height === null ? {} : { height: Number(row.height) }),
    milliseconds: 0,
  };
}
