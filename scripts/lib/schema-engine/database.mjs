import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/** Where the engine looks and plays: PostgreSQL where there is an address, and a throw-away one in memory. */
export class EngineDatabase extends PrismaPg {
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
