import { expect, it, vi } from 'vitest';
import { createTemplateEditor } from '../../editor/testing/createTemplateEditor';
import { standaloneContentPath } from '../../schema/draft/cards';
import { createPictures } from './createPictures';

const intake = vi.hoisted(() => ({ isMissing: false, added: [] as string[] }));
vi.mock('../adding/createPictureIntake', () => ({
  createPictureIntake() {
    if (intake.isMissing) throw new Error('The part could not be loaded.');
    return { add: (files: File[]) => intake.added.push(...files.map(({ name }) => name)) };
  },
}));

const open = () => createPictures(createTemplateEditor({ type: 'rich_card', component: {} }, {}));
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

it('lists a file at once, while what uploads it is still loaded', async () => {
  const pictures = open();
  pictures.add([photo], standaloneContentPath);
  expect(pictures.jobs.getState()).toMatchObject([{ name: 'photo.jpg', step: { name: 'preparing' } }]);
  await expect.poll(() => intake.added).toEqual(['photo.jpg']);
  expect(pictures.jobs.getState()).toEqual([]);
});

it('keeps a file whose upload could not begin, to try it again or to leave it out', async () => {
  intake.isMissing = true;
  intake.added.length = 0;
  const pictures = open();
  pictures.add([photo], standaloneContentPath);
  const refused = [{ name: 'photo.jpg', step: { name: 'refused', canRetry: true } }];
  await expect.poll(() => pictures.jobs.getState()).toMatchObject(refused);
  intake.isMissing = false;
  await pictures.retry(pictures.jobs.getState()[0]?.id ?? '');
  expect(intake.added).toEqual(['photo.jpg']);
  expect(pictures.jobs.getState()).toEqual([]);
});
