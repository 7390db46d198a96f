import { reportFigure } from '../../scripts/endurance/figures.mjs';
import type { Page } from '@playwright/test';
import { LibraryPage } from '../models/LibraryPage';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';
import { counts, isFull } from './counts';

const whole = {
  template: {
    name: 'foreign',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            { title: 'One', suggestions: [{ reply: { text: 'Yes', postbackData: 'eWVz' } }] },
            {
              title: 'Two',
              media: { height: 'TALL', contentInfo: { fileUrl: 'https://example.com/a.jpg' } },
            },
          ],
        },
      },
    },
  },
  aside: {},
  sendings: [{ at: 1, platform: 'p', appId: 'a', outcome: 'created', summary: 's', payload: {} }],
  createdAt: 1,
  changedAt: 2,
  revision: 3,
};

const values: unknown[] = [
  null,
  7,
  '',
  'x',
  [],
  {},
  [null],
  Number.NaN,
  -1,
  true,
  { length: 2 },
  'x'.repeat(100_000),
];

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => placesIn(member, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((member, index) => (String(index) === key ? put(member, rest, next) : member));
  const parent = typeof value === 'object' && value !== null ? value : {};
  return { ...parent, [key]: put((parent as Record<string, unknown>)[key], rest, next) };
}

/** Records with one part replaced by something else, spread over all places and all values. */
function foreignRecords(count: number): object[] {
  const places = placesIn(whole).filter((path) => path.length > 0);
  return Array.from({ length: count }, (_, index) => {
    const path = places[(index * 7) % places.length] ?? [];
    return put(whole, path, values[(index * 5) % values.length]) as object;
  });
}

/** Puts a record under an id into every table that holds parts of a draft. */
async function plant(page: Page, id: string, record: object, other: unknown): Promise<void> {
  await page.evaluate(
    ({ key, value, rest }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rcs-template-builder');
        opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
        opening.addEventListener('success', () => {
          const tables = ['drafts', 'histories', 'sessions', 'versions', 'claims'];
          const writing = opening.result.transaction(tables, 'readwrite');
          writing.objectStore('drafts').put({ ...value, id: key });
          writing.objectStore('histories').put({ id: key, revision: 3, first: 0, count: 1, done: 1 });
          writing.objectStore('histories').put({ id: `${key}/000000000`, step: rest });
          writing.objectStore('sessions').put({ id: key, session: rest });
          writing.objectStore('versions').put({ id: `${key}-version`, draftId: key, draft: rest });
          writing.objectStore('claims').put({ id: key, number: rest });
          writing.addEventListener('error', () => reject(new Error('The record cannot be put.')));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { key: id, value: record, rest: other },
  );
}

test(`with ${counts.records} records that are damaged or of something else the page starts, and the other drafts open @full`, async ({
  page,
}) => {
  test.setTimeout(300_000 + counts.records * 20_000);
  const library = new LibraryPage(page);
  const template = new TemplatePage(page);
  await template.writeTextMessage('healthy_draft', 'Unharmed.');
  await template.expectSaved();
  const healthy = page.url();
  let opened = 0;
  let refused = 0;
  for (const [index, record] of foreignRecords(counts.records).entries()) {
    const id = `foreign-${index}`;
    await plant(page, id, record, values[index % values.length]);
    if (isFull || index === counts.records - 1) {
      await library.open();
      await expect(library.draft('healthy_draft')).toBeVisible();
    }
    await page.goto(new URL(`/templates/${id}`, page.url()).href);
    const damaged = page.getByRole('group', { name: 'This draft is damaged' });
    await expect(damaged.or(template.name)).toBeVisible();
    if (await damaged.isVisible()) refused += 1;
    else {
      opened += 1;
      // An edit of such a draft is saved.
      await template.name.fill('mended');
      await expect(page.locator('[data-save-state="saved"]')).toHaveCount(1);
    }
  }
  await page.goto(healthy);
  await expect(template.form.field('Message text')).toHaveValue('Unharmed.');
  reportFigure({
    promise: 'Damaged and foreign records among the drafts do not stop the page, and harm no other draft',
    tried: `${counts.records} records: ${opened} opened, ${refused} set aside and offered as text`,
    lost: counts.records - opened - refused,
  });
  expect(opened + refused).toBe(counts.records);
});
