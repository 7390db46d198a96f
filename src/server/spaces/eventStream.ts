import { once } from 'node:events';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { gatewayError } from '../gateway/calls/gatewayError';
import type { Caller, ServerEnv } from '../request/bindings';
import type { DraftEvents } from './draftEvents';
import { spacesOf, type SpaceSettings } from '../access/spaces';

/** Milliseconds between two signs of life. Proxies close a connection that is silent for a minute. */
const ALIVE_MS = 20_000;
/** Streams of one process; it takes 1,000 connections in all. */
const MAX_STREAMS = 800;
/** A page connects again after so many milliseconds and a random part, so that not all come at once. */
const RETRY_MS = 1000;

type StreamDependencies = {
  events: DraftEvents;
  settings: SpaceSettings;
  /** Identifies the caller again. */
  identify: (c: Context<ServerEnv>) => Promise<Caller>;
};

/** The open event streams of a process. */
export function createEventStreams({ events, settings, identify }: StreamDependencies) {
  /** What ends each of them, with the id of the person who receives it. */
  const ends = new Map<() => void, string | undefined>();
  return {
    count: () => ends.size,
    /** Ends all streams; the pages connect again. */
    endAll(): void {
      for (const end of ends.keys()) end();
    },
    /** Ends the streams of one person. Those of other processes end with their next sign of life. */
    endOf(subject: string): void {
      for (const [end, of] of ends) if (of === subject) end();
    },
    /**
     * Answers with a stream of events of the spaces that the caller may see. It ends when the caller leaves, their session
     * ends or their role changes.
     */
    open(c: Context<ServerEnv>): Response {
      if (ends.size >= MAX_STREAMS)
        return gatewayError(503, 'streams', 'Too many pages are connected. Ask for changes instead.', {
          'Retry-After': '30',
        });
      const spaces = spacesOf(c.env.caller ?? {}, settings);
      const names = spaces.map(({ name }) => name);
      return streamSSE(c, async (stream) => {
        const left = new AbortController();
        const end = () => left.abort();
        const ended = once(left.signal, 'abort');
        ends.set(end, c.env.caller?.person?.subject);
        stream.onAbort(end);
        const send = (event: string, data: unknown) =>
          void stream.writeSSE({ event, data: JSON.stringify(data) });
        async function check() {
          // While the database is away, the last answer counts.
          const now = await identify(c).catch(() => c.env.caller ?? {});
          if (JSON.stringify(spacesOf(now, settings)) === JSON.stringify(spaces)) send('alive', {});
          else end();
        }
        const stop = await events.listen(({ kind, event }) => {
          if (kind === 'notice') {
            if (event.subject === c.env.caller?.person?.subject) send(kind, {});
          } else if (names.includes(event.space)) send(kind, event);
        });
        const alive = setInterval(() => void check(), ALIVE_MS).unref();
        const retry = Math.round(RETRY_MS * (1 + 3 * Math.random()));
        await stream.writeSSE({ event: 'alive', data: '{}', retry });
        for (const presence of events.present(names)) send('presence', presence);
        await ended;
        clearInterval(alive);
        stop();
        ends.delete(end);
      });
    },
  };
}
