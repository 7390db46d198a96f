import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** The bindings of a connection from an address; undefined if the caller has gone. */
export function connectionFrom(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const incoming = new IncomingMessage(socket);
  incoming.rawHeaders = Object.entries(headers).flat();
  return { incoming };
}
