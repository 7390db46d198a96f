import { readFromServer } from '../../http/readFromServer';
import { MediaList, type MediaFile } from '../../schema/media/mediaFile';

/** At most so many parts of 1,000 files are read: more than a store holds. */
const maxParts = 50;

type ReadPart = (after: string | undefined) => Promise<MediaList>;

const readPart: ReadPart = (after) =>
  readFromServer(
    `/api/media${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
    (json) => MediaList.safeParse(json).data,
  );

/** The parts of the list of uploaded files, newest first. */
async function* partsOf(read: ReadPart): AsyncGenerator<MediaList> {
  let after: string | undefined;
  for (let part = 0; part < maxParts; part += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each part names the next one
    const list = await read(after);
    yield list;
    after = list.next;
    if (after === undefined) return;
  }
}

/** All uploaded files. */
export async function readMediaList(read = readPart): Promise<MediaList> {
  let all: MediaList | undefined;
  for await (const list of partsOf(read)) all = all ? { ...all, files: [...all.files, ...list.files] } : list;
  if (!all) throw new Error('The server returned no list of files.');
  return all;
}

/** What the server knows of a file of its own; undefined for other addresses. */
export async function findMediaFile(url: string, read = readPart): Promise<MediaFile | undefined> {
  for await (const { files } of partsOf(read)) {
    const found = files.find((file) => file.url === url);
    if (found) return found;
  }
  return undefined;
}
