import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** The bindings of a connection from an address. */
export function connectionFrom(remoteAddress: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}
