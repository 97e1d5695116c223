#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
// Stands in for Prisma's schema engine where its binary could not be downloaded: takes the same arguments,
// speaks the same JSON-RPC, a message a line, and runs the WebAssembly build of the same engine.
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as wasm from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/** Where the engine looks and plays: PostgreSQL where there is an address, and a throw-away one in memory. */
class EngineDatabase extends PrismaPg {
  constructor(url) {
    super(url ? serverPool(url) : memoryPool(), { disposeExternalPool: true });
  }

  async connect() {
    return mended(await super.connect());
  }

  /** Replays the migrations in memory, so that nobody has to lend a second database. */
  async connectToShadowDb() {
    return mended(await new PrismaPg(memoryPool(), { disposeExternalPool: true }).connect());
  }
}

function serverPool(url) {
  return new pg.Pool({ connectionString: url, max: 2, options: "-c TimeZone=UTC" });
}

function memoryPool() {
  const config = createPgConfig(new PGlite("memory://", { extensions: { pg_trgm } }));
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  return new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
}

/** Two things the adapter does for applications are wrong for the engine. */
function mended(adapter) {
  sendScriptsWhole(adapter);
  readCatalogCharacters(adapter);
  return adapter;
}

/** The adapter splits a script at each semicolon, and so breaks functions and quoted text. */
function sendScriptsWhole(adapter) {
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
}

/** The adapter refuses the catalog's type "char", which the engine reads to describe a schema. */
function readCatalogCharacters(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let characterColumns = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    characterColumns = result.fields.flatMap((field, at) => (field.dataTypeID === CHAR_TYPE ? [at] : []));
    for (const at of characterColumns) result.fields[at].dataTypeID = TEXT_TYPE;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const at of characterColumns) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
}

/** The schema engine's WebAssembly build over a JavaScript database driver. */
async function openEngine({ datamodels, url, embedded }) {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@prisma/schema-engine-wasm");
  const bytes = readFileSync(entry.replace(/schema_engine\.js$/, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": wasm });
  wasm.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const files = datamodels.map((path) => [path, readFileSync(path, "utf8")]);
  const factory = bindMigrationAwareSqlAdapterFactory(new EngineDatabase(embedded ? undefined : url));
  return wasm.SchemaEngine.new({ datamodels: files.length > 0 ? files : undefined }, () => {}, factory);
}

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

/**
 * What Prisma asks of its engine on the command line.
 *
 * @param {string[]} words
 */
function readArguments(words) {
  const options = { datamodels: [], url: "", version: false, command: undefined };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === "--datamodels" || word === "-d") options.datamodels.push(words[++at]);
    else if (word === "--datasource") options.url = JSON.parse(words[++at]).url ?? "";
    else if (word === "--version") options.version = true;
    else if (word === "cli") options.command = words[at + 1];
  }
  return { ...options, embedded: isEmbedded(options.url) };
}

function isEmbedded(url) {
  return !/^postgres(ql)?:\/\//.test(url) || new URL(url).hostname === "embedded";
}
