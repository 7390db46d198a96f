import { nameOrUntitled } from '../../schema/template/typeNames';
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
      uses.set(address, [...(uses.get(address) ?? []), nameOrUntitled(template)]);
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
  const inDrafts = drafts > 0 && `In ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`;
  const wasSent = sent > 0 && `${inDrafts ? 's' : 'S'}ent ${sent === 1 ? 'once' : `${sent} times`}`;
  return [inDrafts, wasSent].filter(Boolean).join(', ') || 'Not used';
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
            ? 'Used as a crop'
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
    original === undefined ? undefined : 'made from another picture',
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
  const trusted = new Set(draftUsesOf(drafts.filter(({ trustsMedia = true }) => trustsMedia)).keys());
  return onePerAddress(drafts.flatMap(({ template }) => entriesOf(template, (url) => trusted.has(url))))
    .filter(({ fileUrl }) => !known.has(fileUrl) && !isExample(fileUrl))
    .map((entry) => ({ ...entry, use: describeUse(uses.get(entry.fileUrl)?.length ?? 0, 0) }));
}

/** The pictures of the page's own examples. */
export function galleryEntries(templates: readonly TemplateDraft[]): PictureEntry[] {
  return onePerAddress(templates.flatMap((template) => entriesOf(template, () => true)))
    .filter(({ fileUrl }) => isExample(fileUrl))
    .map((entry) => ({ ...entry, facts: 'From the gallery', use: 'Copied when you use it' }));
}

/** Of several entries with one address the first one. */
function onePerAddress(entries: readonly PictureEntry[]): PictureEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ fileUrl }) => !seen.has(fileUrl) && seen.add(fileUrl));
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
