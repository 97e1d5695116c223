#!/usr/bin/env node
// Stands in for Prisma's schema engine where its binary could not be downloaded: takes the same arguments,
// speaks the same JSON-RPC, a message a line, and runs the WebAssembly build of the same engine.
import { createInterface } from "node:readline";
import pg from "pg";
import { readArguments } from "./lib/schema-engine/arguments.mjs";
import { openEngine } from "./lib/schema-engine/engine.mjs";

const options = readArguments(process.argv.slice(2));
if (options.version) {
  console.log("schema-engine-wasm");
} else if (options.command) {
  process.exitCode = await probe(options);
} else {
  await serve();
}

/** The one-shot sub-commands ask whether the database is there; an embedded one always is. */
async function probe({ url, embedded }) {
  if (embedded) return 0;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
    return 0;
  } catch (error) {
    const fields = { message: error.message, error_code: "P1001" };
    console.error(JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields }));
    return 1;
  }
}

async function serve() {
  let engine;
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    if (!method) continue; // the answer to one of our own `print` requests
    try {
      engine ??= await openEngine(options);
      send({ id, result: (await answer(engine, method, params)) ?? {} });
    } catch (error) {
      send({ id, error: rpcError(error) });
    }
  }
  process.exit(0);
}

async function answer(engine, method, params) {
  if (method === "createDatabase") return { databaseName: "postgres" };
  if (method === "getDatabaseVersion") return engine.version(params);
  if (method !== "diff") return engine[method](params);
  const { exitCode, stdout } = await engine.diff(params);
  if (stdout) send({ id: "print", method: "print", params: { content: stdout.replace(/\n$/, "") } });
  return { exitCode, stdout: null };
}

function rpcError(error) {
  const data = {
    is_panic: false,
    message: String(error?.message ?? error),
    meta: error?.meta,
    error_code: error?.code,
  };
  return { code: 4466, message: "An error happened. Check the data field for details.", data };
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}
