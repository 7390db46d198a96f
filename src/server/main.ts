import { fileURLToPath } from 'node:url';
import { version } from '../../package.json';
import { isLoopback } from './guards/callers';
import { openServices } from './openServices';
import { writeLine } from './log/log';
import { findIdleSettings, readSettings } from './settings/settings';
import { SettingsError } from './settings/settingValues';
import { createStaticPage } from './site/staticPage';
import { startServer } from './startServer';

const built = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));

const say = (sentence: string) => writeLine(process.stdout, `${sentence}\n`);

async function main(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option === '--version') return void say(version);
  if (option !== undefined)
    throw new SettingsError([
      'The server takes no options but --version. Its settings are environment variables.',
    ]);
  // Database and files are for this user alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const page = createStaticPage(built('page'), built('element'));
  const { app, database, log, credentials, endWork } = await openServices(settings, page);
  const server = await startServer(app, settings);
  log('started', { version, node: process.version });
  for (const { label, path } of credentials.files) say(`${label}: ${path}`);
  for (const sentence of findIdleSettings(process.env, settings)) say(sentence);
  if (settings.SIGN_IN === 'none' && settings.HOST !== 'localhost' && !isLoopback(settings.HOST))
    say('SIGN_IN: there is no sign-in. Anyone who can reach this server can send templates.');
  // Print this line last: scripts wait for it, and the lines above must be complete by then.
  say(`RCS Template Builder: ${server.address}`);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log('stopping', { signal });
    await Promise.all([server.close(), endWork()]);
    await database.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exit(1);
}
