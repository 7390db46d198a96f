import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import type { Settings } from '../../settings/settings';
import type { MediaStore } from './mediaStore';

/** What every part of this folder works with. */
export type MediaRoom = {
  settings: Settings;
  database: Database;
  store: MediaStore;
  log: Log;
  now: () => number;
};
