import type { Settings } from '../../settings/settings';
import { createFolderStore } from './folderStore';
import type { MediaStore } from './mediaStore';
import { createS3Store } from './s3Store';

/**
 * The store of the settings.
 *
 * @throws {SettingsError} if its folder cannot be used
 */
export function createMediaStore(settings: Settings): MediaStore {
  return createS3Store(settings) ?? createFolderStore(settings);
}
