import { join, resolve } from 'node:path';
import type { Settings } from '../../settings/settings';

/** The folder of uploads, and of the files themselves unless they are in an S3 store. */
export const mediaFolder = ({ MEDIA_DIR, DATA_DIR }: Pick<Settings, 'MEDIA_DIR' | 'DATA_DIR'>): string =>
  resolve(MEDIA_DIR ?? join(DATA_DIR, 'media'));
