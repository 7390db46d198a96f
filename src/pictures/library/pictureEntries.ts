import { kindInfo } from '../../schema/media/mediaKinds';
import type { MediaFile, MediaList } from '../../schema/media/mediaFile';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { mediaFieldsOf } from '../mediaFieldsOf';
import { noAltTexts, type AltTexts } from '../../schema/media/altTexts';
import { mediaAddress, ownMediaAddress } from '../../workspace/mediaAddress';
import { formatBytes } from '../../schema/values/text';

/** A picture, film or document that can be put on a card. */
export type PictureEntry = {
  /** Its address in a template. */
  fileUrl: string;
  thumbnailUrl?: string | undefined;
  name: string;
  /** The address to draw; undefined where there is no picture to draw. */
  source: string | undefined;
  /** "JPEG, 1620 × 1080, 240 kB". */
  facts: string;
  /** "In 3 drafts, sent once". */
  use: string;
  /** The stored file; undefined for addresses elsewhere. */
  file?: MediaFile;
  /** Its alt text, as a draft of this device has it. */
  altText?: string | undefined;
  /** Whether its host may be asked: a draft from elsewhere waits for the person's consent. */
  isTrusted: boolean;
};

type Pictured = Pick<Draft, 'template' | 'altTexts' | 'trustsMedia'>;

/** The drafts of this device that show an address, by address. */
export type DraftUses = ReadonlyMap<string, readonly string[]>;

/** Counts each draft once for each address. */
export function draftUsesOf(drafts: readonly Pick<Draft, 'template'>[]): DraftUses {
  const uses = new Map<string, string[]>();
  for (const { template } of drafts)
    for (const address of new Set(mediaFieldsOf(template).map((field) => field.address)))
      uses.set(address, [...(uses.get(address) ?? []), template.name ?? 'a draft without a name']);
  return uses;
}

/** The alt text of each address in the drafts of this device: of several the first one. */
export function altTextsOf(drafts: readonly Pick<Draft, 'altTexts'>[]): AltTexts {
  return Object.fromEntries(
    drafts.flatMap(({ altTexts = noAltTexts }) => Object.entries(altTexts)).toReversed(),
  );
}

/** "In 3 drafts, sent once": how much a picture is used. */
export function describeUse(drafts: number, sent: number): string {
  const inDrafts = drafts === 0 ? '' : drafts === 1 ? 'In 1 draft' : `In ${drafts} drafts`;
  const wasSent = sent === 0 ? '' : sent === 1 ? 'sent once' : `sent ${sent} times`;
  if (inDrafts === '' && wasSent === '') return 'Not used';
  return [inDrafts, inDrafts === '' ? wasSent.replace('s', 'S') : wasSent].filter(Boolean).join(', ');
}

const isThumbnail = ({ crop }: MediaFile) => crop?.['thumbnail'] === true;

/** The uploaded files, without the thumbnails that belong to others. */
export function uploadedEntries({ files }: Pick<MediaList, 'files'>, uses: DraftUses): PictureEntry[] {
  const thumbnails = new Map(files.filter(isThumbnail).map((file) => [file.madeFrom, file.url] as const));
  const names = new Map(files.map(({ file, name }) => [file, name]));
  const isUsed = ({ url, uses: sent }: MediaFile) => uses.has(url) || sent.length > 0;
  const originals = new Set(
    files.filter((file) => !isThumbnail(file) && isUsed(file)).map(({ madeFrom }) => madeFrom),
  );
  return files
    .filter((file) => !isThumbnail(file))
    .map((file) => {
      const thumbnailUrl = thumbnails.get(file.file);
      const isPicture = kindInfo(file.kind).group === 'picture';
      const drawn = thumbnailUrl ?? (isPicture ? file.url : undefined);
      return {
        fileUrl: file.url,
        thumbnailUrl,
        name: file.name,
        source: drawn === undefined ? undefined : ownSource(drawn),
        facts: describeFile(file, names.get(file.madeFrom ?? '')),
        use:
          !isUsed(file) && originals.has(file.file)
            ? 'Its crop is used'
            : describeUse(uses.get(file.url)?.length ?? 0, file.useCount),
        file,
        isTrusted: true,
      };
    });
}

/** Stored files are drawn from this server, wherever their public address leads. */
const ownSource = (url: string) => `/media/${url.slice(url.lastIndexOf('/') + 1)}`;

function describeFile({ kind, width, height, bytes }: MediaFile, original: string | undefined): string {
  return [
    kindInfo(kind).name,
    width !== undefined && height !== undefined ? `${width} × ${height}` : undefined,
    formatBytes(bytes),
    original === undefined ? undefined : 'made from another',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The addresses in drafts of this device that are no uploaded files, newest draft first. */
export function recentEntries(
  drafts: readonly Pictured[],
  uploaded: readonly PictureEntry[],
): PictureEntry[] {
  const known = new Set(uploaded.flatMap(({ fileUrl, thumbnailUrl }) => [fileUrl, thumbnailUrl]));
  const uses = draftUsesOf(drafts);
  const found = new Map<string, PictureEntry>();
  const trusted = new Set(
    drafts
      .filter(({ trustsMedia = true }) => trustsMedia)
      .flatMap(({ template }) => mediaFieldsOf(template).map(({ address }) => address)),
  );
  for (const { template } of drafts)
    for (const entry of entriesOf(template, (address) => trusted.has(address)))
      if (!known.has(entry.fileUrl) && !found.has(entry.fileUrl) && !isExample(entry.fileUrl))
        found.set(entry.fileUrl, { ...entry, use: describeUse(uses.get(entry.fileUrl)?.length ?? 0, 0) });
  return [...found.values()];
}

/** The pictures of the page's own examples. */
export function galleryEntries(templates: readonly TemplateDraft[]): PictureEntry[] {
  const found = new Map<string, PictureEntry>();
  for (const template of templates)
    for (const entry of entriesOf(template, () => true))
      if (isExample(entry.fileUrl) && !found.has(entry.fileUrl))
        found.set(entry.fileUrl, { ...entry, facts: 'From the gallery', use: 'Choosing it uploads a copy' });
  return [...found.values()];
}

const isExample = (address: string) => mediaAddress(address)?.startsWith('/examples/') ?? false;

/** The files of a template with their thumbnails. */
function entriesOf(template: TemplateDraft, isTrusted: (address: string) => boolean): PictureEntry[] {
  const fields = mediaFieldsOf(template);
  return fields.flatMap(({ path, address, isPicture }, index) => {
    if (path.at(-1) !== 'fileUrl') return [];
    const next = fields[index + 1];
    const thumbnailUrl = next?.path.at(-1) === 'thumbnailUrl' ? next.address : undefined;
    const drawn = thumbnailUrl ?? (isPicture ? address : undefined);
    return [
      {
        fileUrl: address,
        thumbnailUrl,
        name: nameOf(address),
        source: drawn === undefined ? undefined : (isTrusted(drawn) ? mediaAddress : ownMediaAddress)(drawn),
        facts: URL.canParse(address) ? new URL(address).host : '',
        use: '',
        isTrusted: isTrusted(address),
      },
    ];
  });
}

const nameOf = (address: string) => /[^/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? address;

/** The entries whose name, address or draft holds every word that is searched for. */
export function searchEntries(
  entries: readonly PictureEntry[],
  query: string,
  uses: DraftUses,
): PictureEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, fileUrl, facts }) => {
    const text = [name, fileUrl, facts, ...(uses.get(fileUrl) ?? [])].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
