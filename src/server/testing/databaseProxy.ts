import { connect, createServer, type Socket } from 'node:net';

/** Stands between the server and its PostgreSQL, to take the database away or let it hang. */
export async function openDatabaseProxy(address: string) {
  const target = new URL(address);
  const { hostname, port } = target;
  const sockets = new Set<Socket>();
  let isHung = false;
  let isStopped = false;
  const proxy = createServer((client) => {
    if (isStopped) {
      client.destroy();
      return;
    }
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (bytes) => void (isHung || to.write(bytes)));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const place = proxy.address();
  target.port = String(typeof place === 'object' && place !== null ? place.port : 0);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The address of the same database, through this proxy. */
    address: target.href,
    /** Cuts every connection, and each new one at once. */
    stop() {
      isStopped = true;
      cut();
    },
    /** Keeps the connections open and passes nothing on. */
    hang() {
      isHung = true;
    },
    recover() {
      isStopped = false;
      if (isHung) cut();
      isHung = false;
    },
    close() {
      cut();
      proxy.close();
    },
  };
}
