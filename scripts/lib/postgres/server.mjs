import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Stop } from "../command.mjs";
import { freePort } from "../port.mjs";
import { findBinaries } from "./find-binaries.mjs";
import { unprivilegedUser } from "./run-as.mjs";

const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60"];

/**
 * A PostgreSQL server for the tests: the one named by TEST_DATABASE_URL, else one of their own that ends with them.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "hearten-postgres-"));
  chmodSync(folder, 0o755);
  const user = unprivilegedUser();
  const bin = findBinaries(folder);
  const password = initialise(folder, bin, user);
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...FAST].flatMap((one) => [
    "-c",
    one,
  ]);
  const args = ["-D", join(folder, "data"), "-p", String(port), ...settings];
  const server = spawn(join(bin, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
  const ended = new Promise((resolve) => server.on("close", resolve));
  const endAtOnce = () => server.kill("SIGQUIT") && rmSync(folder, { recursive: true, force: true });
  process.on("exit", endAtOnce);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      process.off("exit", endAtOnce);
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the server's files; only who knows the password gets in, whoever else is on this machine. */
function initialise(folder, bin, user) {
  const password = randomBytes(16).toString("hex");
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);
  const how = ["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const args = ["-D", data, `--pwfile=${passwordFile}`, ...how];
  execFileSync(join(bin, "initdb"), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  return password;
}

async function untilReady(url) {
  const { default: pg } = await import("pg");
  for (let tries = 0; tries < 150; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return;
    await wait(200);
  }
  throw new Stop("The tests' PostgreSQL server did not start within 30 seconds.");
}
