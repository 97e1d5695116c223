import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as wasm from "@prisma/schema-engine-wasm/schema_engine_bg";
import { EngineDatabase } from "./database.mjs";

/** The schema engine's WebAssembly build over a JavaScript database driver. */
export async function openEngine({ datamodels, url, embedded }) {
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
