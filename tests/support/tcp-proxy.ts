import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  port: number;
  /** `hang`: connections stay and are taken, and nothing goes through; `refuse`: they end, and none is taken. */
  set(state: "pass" | "hang" | "refuse"): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a program and a server on this machine, so that the server can be away or hang. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let state: "pass" | "hang" | "refuse" = "pass";
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => to.write(data));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === "hang") from.pause();
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const end = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    async set(next) {
      if (state === "refuse" && next !== "refuse") await listen(port);
      if (state !== "refuse" && next === "refuse") await end();
      state = next;
      for (const socket of sockets) next === "hang" ? socket.pause() : socket.resume();
    },
    close: async () => (state === "refuse" ? undefined : end()),
  };
}
