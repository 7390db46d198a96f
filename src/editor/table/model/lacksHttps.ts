import { kindOfTarget } from './buttonTarget';

/** Whether an address would be a link with https:// before it. */
export const lacksHttps = (text: string) =>
  kindOfTarget(text) === 'openUrlAction' && !/^[a-z][a-z\d+.-]*:/i.test(text);
