import { createHash, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is already open in another process. ` +
        "Stop that one first, give this one another DATA_DIR, or set DATABASE_URL.",
    );
    this.name = "FolderInUseError";
  }
}

/**
 * Holds a folder for this process alone until the process ends, however it ends: two processes on one PGlite
 * folder lose data silently. The holder listens on a socket beside the folder, which no reused process id can fake;
 * a socket that nobody answers on is left over from a killed process and is taken over.
 *
 * @returns lets the folder go
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = socketAddress(folder);
  const id = randomUUID();
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(address, id);
    if (server) {
      // Another starter that found the same left-over socket may have replaced ours in the meantime.
      await wait(40);
      if ((await askHolder(address)) === id) return () => server.close();
      server.close();
      throw new FolderInUseError(folder);
    }
    if ((await askHolder(address)) !== undefined) throw new FolderInUseError(folder);
    rmSync(address, { force: true });
  }
  throw new FolderInUseError(folder);
}

function socketAddress(folder: string): string {
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 32);
  if (process.platform === "win32") return `\\\\.\\pipe\\hearten-${name}`;
  const beside = `${folder}.lock`;
  // A socket's path has room for about 100 bytes.
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), `hearten-${name}.lock`);
}

function listen(address: string, id: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(id);
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("error", () => resolve(undefined));
    // A holder too busy to answer in time is a holder all the same.
    socket.on("close", (failed) => resolve(failed ? undefined : answer || "busy"));
  });
}
