import { createHash, randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
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
  return process.platform === "win32" ? holdPipe(folder) : holdSocket(folder);
}

/** A named pipe is its maker's alone, and gone with them. */
async function holdPipe(folder: string): Promise<() => void> {
  const server = await listen(`\\\\.\\pipe\\hearten-${shortName(folder)}`, "held");
  if (!server) throw new FolderInUseError(folder);
  return () => server.close();
}

async function holdSocket(folder: string): Promise<() => void> {
  const address = socketAddress(folder);
  const id = randomUUID().slice(0, 8);
  // Bound under a name of its own and moved into place: a closing socket removes the name that it was bound to,
  // and that must never be the name of somebody else's.
  const server = await listen(`${address}.${id}`, id);
  if (!server) throw new FolderInUseError(folder);
  if ((await askHolder(address)) === undefined) {
    renameSync(`${address}.${id}`, address);
    // Of several that found nobody at the same time the last to move in stays.
    await wait(100);
  }
  if ((await askHolder(address)) !== id) {
    server.close();
    throw new FolderInUseError(folder);
  }
  return () => {
    rmSync(address, { force: true });
    server.close();
  };
}

function socketAddress(folder: string): string {
  const beside = `${folder}.lock`;
  // A socket's path has room for about 100 bytes, the name that it is bound under included.
  return Buffer.byteLength(beside) < 90 ? beside : join(tmpdir(), `hearten-${shortName(folder)}.lock`);
}

function shortName(folder: string): string {
  return createHash("sha256").update(folder).digest("hex").slice(0, 32);
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
