import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../../schema/media/mediaFile';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftWithPicture } from './startWithPicture';
import {
  altTextsOf,
  describeUse,
  draftUsesOf,
  galleryEntries,
  recentEntries,
  searchEntries,
  uploadedEntries,
} from './pictureEntries';

const host = 'https://builder.example/media';
const nameOf = (digit: string) => `${digit.repeat(64)}.jpg`;
const stored = (digit: string, parts: Partial<MediaFile> = {}): MediaFile => ({
  file: nameOf(digit),
  url: `${host}/${nameOf(digit)}`,
  kind: 'jpeg',
  contentType: 'image/jpeg',
  bytes: 240_000,
  width: 1620,
  height: 1080,
  name: 'shoe.jpg',
  uploadedAt: '2026-11-22T10:00:00Z',
  removedMetadata: [],
  uses: [],
  useCount: 0,
  ...parts,
});
const draft = (name: string, fileUrl: string, thumbnailUrl?: string) => ({
  template: {
    name,
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardContent: { media: { contentInfo: { fileUrl, ...(thumbnailUrl ? { thumbnailUrl } : {}) } } },
        },
      },
    },
  } satisfies TemplateDraft,
});

it('the use of a picture is said in drafts and sendings', () => {
  expect([describeUse(0, 0), describeUse(1, 0), describeUse(3, 1), describeUse(0, 2)]).toEqual([
    'Not used',
    'In 1 draft',
    'In 3 drafts, sent once',
    'Sent 2 times',
  ]);
});

describe('the pictures of the library', () => {
  const thumbnail = stored('b', { madeFrom: nameOf('a'), crop: { thumbnail: true } });
  const film = stored('c', { kind: 'mp4', name: 'walk.mp4' });
  const drafts = [draft('sale', stored('a').url), draft('sale_2', stored('a').url)];
  const uses = draftUsesOf(drafts);

  it('are the uploaded files without the thumbnails that belong to them', () => {
    const entries = uploadedEntries({ files: [stored('a'), thumbnail, film] }, uses);
    expect(entries).toMatchObject([
      {
        name: 'shoe.jpg',
        thumbnailUrl: thumbnail.url,
        source: `/media/${nameOf('b')}`,
        facts: 'JPEG, 1620 × 1080, 240 kB',
        use: 'In 2 drafts',
      },
      { name: 'walk.mp4', source: undefined },
    ]);
  });

  it('an original says that its crop is used', () => {
    const crop = stored('d', { madeFrom: nameOf('e') });
    const used = draftUsesOf([draft('sale', crop.url)]);
    const files = [crop, stored('e')];
    expect(uploadedEntries({ files }, used).map(({ use }) => use)).toEqual(['In 1 draft', 'Used as a crop']);
    expect(uploadedEntries({ files }, new Map()).map(({ use }) => use)).toEqual(['Not used', 'Not used']);
  });

  it('are also the addresses of drafts that are neither uploaded nor examples', () => {
    const uploaded = uploadedEntries({ files: [stored('a')] }, uses);
    const other = draft('other', 'https://shop.example/tea.jpg?v=2');
    const example = draft(
      'example',
      'https://pictures.example.com/bag.jpg',
      'https://pictures.example.com/bag-thumb.jpg',
    );
    expect(recentEntries([...drafts, other, example], uploaded)).toMatchObject([
      { name: 'tea.jpg', facts: 'shop.example', use: 'In 1 draft' },
    ]);
    expect(galleryEntries([example.template, example.template])).toMatchObject([
      { name: 'bag.jpg', source: '/examples/bag-thumb.jpg' },
    ]);
  });

  it('of a template from elsewhere are drawn only after its hosts were allowed', () => {
    const address = 'https://shop.example/tea.jpg';
    const foreign = { ...draft('foreign', address), trustsMedia: false };
    expect(recentEntries([foreign], [])).toMatchObject([{ source: undefined, isTrusted: false }]);
    expect(recentEntries([foreign, draft('mine', address)], [])).toMatchObject([
      { source: address, isTrusted: true },
    ]);
  });

  it('start a template, with the alt text that a draft has', () => {
    const [entry] = uploadedEntries({ files: [stored('a'), thumbnail] }, uses);
    if (!entry) throw new Error('no entry');
    const altTexts = altTextsOf([
      {},
      { altTexts: { [entry.fileUrl]: 'A shoe' } },
      { altTexts: { [entry.fileUrl]: 'Later' } },
    ]);
    expect(altTexts).toEqual({ [entry.fileUrl]: 'A shoe' });
    const { template, ...rest } = draftWithPicture({ ...entry, altText: altTexts[entry.fileUrl] });
    expect(template.component.richCard?.standaloneCard?.cardContent).toEqual({
      media: { height: 'MEDIUM', contentInfo: { fileUrl: entry.fileUrl, thumbnailUrl: thumbnail.url } },
    });
    expect(rest).toMatchObject({ altTexts });
    expect(draftWithPicture({ ...entry, isTrusted: false }).trustsMedia).toBe(false);
  });

  it('are found by name, address and draft', () => {
    const entries = uploadedEntries({ files: [stored('a'), film] }, uses);
    expect(searchEntries(entries, 'WALK', uses).map(({ name }) => name)).toEqual(['walk.mp4']);
    expect(searchEntries(entries, 'sale_2', uses).map(({ name }) => name)).toEqual(['shoe.jpg']);
    expect(searchEntries(entries, 'shoe nothing', uses)).toEqual([]);
    expect(searchEntries(entries, ' ', uses)).toHaveLength(2);
  });
});
