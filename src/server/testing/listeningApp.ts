import { startServer } from '../startServer';
import { openTestApp, type TestAppOptions } from './testApp';

/** The app of `openTestApp` over real HTTP on a free port. Does not follow redirects. */
export async function openListeningApp(options: TestAppOptions = {}) {
  const { app, settings, database, clock, lines, close } = await openTestApp(options);
  const server = await startServer(app, { HOST: '127.0.0.1', PORT: 0 });
  return {
    app,
    origin: server.address,
    settings,
    database,
    clock,
    lines,
    call: (path: string, init: RequestInit = {}) =>
      fetch(new URL(path, server.address), { redirect: 'manual', ...init }),
    async close() {
      await server.close(0);
      await close();
    },
  };
}
export type ListeningApp = Awaited<ReturnType<typeof openListeningApp>>;
